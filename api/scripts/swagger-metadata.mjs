/**
 * Writes api/src/metadata.ts: what @nestjs/swagger's compiler plugin would have told the compiler about the DTOs
 * and controllers (types, optionality, doc comments). The swc build has no such plugin. `npm run openapi` alone
 * needs the file, and git does not keep it.
 *
 *     node api/scripts/swagger-metadata.mjs [--force]
 *
 * The work (a TypeScript program over every DTO and controller) is skipped only when neither a source of the API
 * nor the written file changed since the last run, which a stamp in node_modules/.cache remembers.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const source = join(root, 'api', 'src');
const target = join(source, 'metadata.ts');
const stamp = join(root, 'node_modules', '.cache', 'duka', 'swagger-metadata');
const require = createRequire(import.meta.url);

const sources = globSync('**/*.ts', { cwd: source })
  .filter((file) => file !== 'metadata.ts' && !file.startsWith('metadata.') && !file.endsWith('.spec.ts'))
  .sort();

/** One hash over the API's sources and the written file. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  hash.update(require('@nestjs/swagger/package.json').version);
  for (const file of sources) hash.update(`\0${file}\0`).update(readFileSync(join(source, file)));
  if (existsSync(target)) hash.update('\0target\0').update(readFileSync(target));
  return hash.digest('hex');
}

async function generate() {
  const { PluginMetadataGenerator } =
    await import('@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js');
  const { ReadonlyVisitor } = await import('@nestjs/swagger/plugin');
  const { default: ts } = await import('typescript');
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'api', 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
      },
    },
  );
  const described = sources
    .filter((file) => /\.(dto|controller)\.ts$/.test(file))
    .map((file) => join(source, file));
  const program = ts.createProgram({ rootNames: described, options: { ...config.options, noEmit: true } });
  const draft = `metadata.${process.pid}.ts`;
  try {
    new PluginMetadataGenerator().generate({
      visitors: [
        new ReadonlyVisitor({ introspectComments: true, classValidatorShim: true, pathToSource: source }),
      ],
      outputDir: source,
      filename: draft,
      tsProgramRef: program,
    });
    const text = readFileSync(join(source, draft), 'utf8');
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) renameSync(join(source, draft), target);
  } finally {
    rmSync(join(source, draft), { force: true });
  }
}

if (process.argv.includes('--force') || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint()) {
  await generate();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
}
