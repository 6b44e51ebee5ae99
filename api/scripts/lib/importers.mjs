/** Who imports which file of ours: what dependency-cruiser tells, which also judges every arrow, in a tenth of its time. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { root } from './run.mjs';

const SOURCES = [
  ...['api/src', 'api/serving/src', 'api/sandbox/src', 'api/demo/src'],
  ...['storefront/app', 'storefront/server', 'admin/src', 'test'],
];
const read = (path) => readFileSync(join(root, path), 'utf8');

/** What our own packages give away, as a name and the file of it; `*` stands for the same in both. */
const GIVEN = ['api', 'api/serving', 'api/sandbox', 'openapi'].flatMap((folder) => {
  const { name, exports } = JSON.parse(read(`${folder}/package.json`));
  return Object.entries(exports).map(([path, file]) => [
    join(name, path).split('*'),
    join(folder, file.types ?? file).split('*'),
  ]);
});

/** How an import may name a file: an ending, and what lies there instead. */
const ENDINGS = [
  ...[
    ['', ''],
    ['.js', '.ts'],
    ['.js', '.tsx'],
    ['.mjs', '.mts'],
  ],
  ...[
    ['', '.ts'],
    ['', '.tsx'],
    ['', '/index.ts'],
    ['', '/index.tsx'],
  ],
];
/** Imports that are made later, those of types within a line, and the older way. */
const LATER = /\b(?:import|require)\(\s*['"]([^'"]+)['"]/g;

/**
 * @param {string[]} [folders] whose files are read, and what these import, but for what is generated
 * @returns {Map<string, string[]>} who imports a file, for every file that is imported
 */
export function readImporters(folders = SOURCES) {
  const importers = new Map();
  const sources = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,mts,js,mjs,cjs}`),
    // what `npm run bench:web` has installed is not ours
    { cwd: root, exclude: (name) => name.endsWith('node_modules') },
  );
  const files = new Set(sources.map((file) => file.replaceAll('\\', '/')).toSorted());
  for (const file of files)
    for (const imported of importsOf(file)) {
      if (imported === file) continue;
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
      // a set that grows while it is gone through
      if (/\.[cm]?[jt]sx?$/.test(imported) && !imported.startsWith('openapi/')) files.add(imported);
    }
  return importers;
}

function importsOf(file) {
  const code = read(file);
  const { staticImports, staticExports } = parseSync(file, code).module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...[...code.matchAll(LATER)].map(([, name]) => name),
  ];
  return new Set(names.flatMap((name) => fileOf(file, name) ?? []));
}

/** Nothing for a package that is not ours. */
function fileOf(file, name) {
  const plain = name.startsWith('.') ? join(dirname(file), name.split('?')[0]) : givenAs(name);
  return ENDINGS.filter(([ending]) => plain?.endsWith(ending))
    .map(([ending, instead]) => plain.slice(0, plain.length - ending.length) + instead)
    .find((path) => /\.\w+$/.test(path) && existsSync(join(root, path)));
}

function givenAs(name) {
  for (const [[start, end], [folder, ending = '']] of GIVEN)
    if (end === undefined ? name === start : name.startsWith(start) && name.endsWith(end))
      return folder + (end === undefined ? '' : name.slice(start.length, name.length - end.length)) + ending;
  return undefined;
}
