/**
 * `npm run pack:client`: the client as a package for programs outside of this repository, `.cache/client/duka-client-….tgz`:
 * JavaScript and types, no dependencies, for Node, Deno and browsers. The calls throw, which the shop's own front ends do without.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const node = (...args) => execFileSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const { name, version, license } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

/** Where it is made; a folder of its own for each that makes it at the same time. */
const dist = process.argv[2] ?? here('../.cache/client');
const sources = join(dist, 'sources');
const made = join(dist, 'package');

rmSync(dist, { recursive: true, force: true });
mkdirSync(made, { recursive: true });
await createClient({
  input: here('openapi.json'),
  output: { path: join(sources, 'client'), clean: true },
  logs: { level: 'silent' },
  plugins: [{ name: '@hey-api/client-fetch', throwOnError: true }, '@hey-api/typescript', '@hey-api/sdk'],
});
/**
 * The generated client hands its own option `client` on to `new Request()`, where Deno takes it for one of its own and refuses it
 * (findings/openapi-ts-client-in-deno.sh).
 */
const generated = join(sources, 'client/client/client.gen.ts');
const asGenerated = readFileSync(generated, 'utf8');
const HANDED_ON = '        ...opts,\n        body: getValidRequestBody(opts),';
if (!asGenerated.includes(HANDED_ON))
  throw new Error('The generated client is another one: look at openapi/pack.mjs.');
writeFileSync(
  generated,
  asGenerated.replace(HANDED_ON, HANDED_ON.replace('...opts', '...{ ...opts, client: undefined }')),
);
cpSync(here('sdk'), join(sources, 'sdk'), { recursive: true, filter: (path) => !path.endsWith('.mjs') });
writeFileSync(join(sources, 'package.json'), '{"type":"module"}');
writeFileSync(
  join(sources, 'tsconfig.json'),
  JSON.stringify({
    extends: here('sdk/tsconfig.json'),
    compilerOptions: { noEmit: false, declaration: true, rootDir: '.', outDir: join(made, 'dist') },
    include: ['sdk'],
  }),
);
node(createRequire(import.meta.url).resolve('typescript/bin/tsc'), '-p', sources);
cpSync(here('sdk/README.md'), join(made, 'README.md'));
cpSync(here('../LICENSE'), join(made, 'LICENSE'));
cpSync(here('examples'), join(made, 'examples'), { recursive: true });
writeFileSync(
  join(made, 'package.json'),
  `${JSON.stringify(
    {
      ...{ name, version, license },
      description: "The client of Duka's API, for Node, Deno and browsers",
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20' },
      exports: { '.': { types: './dist/sdk/index.d.ts', default: './dist/sdk/index.js' } },
    },
    null,
    2,
  )}\n`,
);
execFileSync('npm', ['pack', '--silent', '--pack-destination', dist], {
  cwd: made,
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
});
