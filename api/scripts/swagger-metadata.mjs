/**
 * Writes api/src/metadata.ts: what @nestjs/swagger's compiler plugin would have told the compiler about the DTOs
 * and controllers (types, optionality, doc comments). The swc build has no such plugin. `npm run openapi` alone
 * needs the file, and git does not keep it: it joins the build that is there.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import ts from 'typescript';
import { buildAll } from './lib/builds.mjs';
import { root } from './lib/run.mjs';
import { compile } from './lib/swc.mjs';

const source = join(root, 'api', 'src');
const fail = ({ messageText }) => {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
};
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
const { options } = ts.getParsedCommandLineOfConfigFile(join(root, 'api', 'tsconfig.json'), {}, host);
const rootNames = globSync('**/*.{dto,controller}.ts', { cwd: source })
  .sort()
  .map((file) => join(source, file));

new PluginMetadataGenerator().generate({
  visitors: [
    new ReadonlyVisitor({ introspectComments: true, classValidatorShim: true, pathToSource: source }),
  ],
  outputDir: source,
  filename: 'metadata.ts',
  tsProgramRef: ts.createProgram({ rootNames, options: { ...options, noEmit: true } }),
});
await buildAll(['api']);
await compile('api', 'src/metadata.ts');
