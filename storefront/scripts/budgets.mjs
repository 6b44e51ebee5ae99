/** Checks what the build makes a browser load up front: gzip -9 of scripts with their static imports, by language, and of the styles. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { builtLanguages } from './languages/translate.mjs';

const KIB = 1024;
/** Of the pages in English; in another language they may take so much more than if the shop had English alone. */
const limits = { scripts: 100 * KIB, styles: 18 * KIB };
const MORE_LANGUAGES = 3 * KIB;
/** As minified: every language by its own name. */
const NAMES = /\{en:`English`[^}]*\}/;
const pages = {
  home: 'pages/home-page',
  shop: 'pages/shop-page',
  category: 'pages/category-page',
  product: 'pages/product-page',
};
const build = join(dirname(fileURLToPath(import.meta.url)), '../build');
const client = join(build, 'client');

const assets = readdirSync(join(client, 'assets'));
const compressed = (code) => gzipSync(code, { level: 9 }).length;
const weigh = (file) => compressed(readFileSync(join(client, file)));
const weighAlone = (file) =>
  compressed(readFileSync(join(client, file), 'utf8').replace(NAMES, '{en:`English`}'));
/** React Router's own; the page of the web manifest has an empty script of the same name. */
const START = 'window.__reactRouterManifest=';

const languages = builtLanguages();
const assetsOf = (tag) => readdirSync(join(build, 'languages', tag, 'client/assets'));
const ofOthers = new Set(languages.flatMap(assetsOf));

function manifestOf(tag) {
  const names = tag === 'en' ? assets.filter((name) => !ofOthers.has(name)) : assetsOf(tag);
  const text = names
    .filter((name) => /^manifest-.*\.js$/.test(name))
    .map((name) => readFileSync(join(client, 'assets', name), 'utf8'))
    .find((code) => code.startsWith(START));
  return JSON.parse(text.slice(START.length).replace(/;\s*$/, ''));
}

/** The files and everything they import statically. */
function withImports(files, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(join(client, file), 'utf8');
    const imported = [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(
      ([, name]) => `/assets/${name}`,
    );
    withImports(imported, seen);
  }
  return seen;
}

let failed = false;
function report(what, bytes, limit) {
  const over = bytes > limit;
  failed ||= over;
  process.stdout.write(
    `${what.padEnd(34)} ${(bytes / KIB).toFixed(1).padStart(6)} KiB of ${limit / KIB}${over ? '  TOO MUCH' : ''}\n`,
  );
}

/** What each page would take in a shop of English alone. */
const alone = new Map();
for (const tag of ['en', ...languages]) {
  const { entry, routes } = manifestOf(tag);
  for (const [name, id] of Object.entries(pages)) {
    const parts = [entry, routes.root, routes[id]];
    const files = withImports(parts.flatMap(({ module, imports }) => [module, ...imports]));
    const sum = (of) => [...files].reduce((all, file) => all + of(file), 0);
    const bytes = sum(weigh);
    if (tag === 'en') {
      alone.set(name, sum(weighAlone));
      report(`${tag} ${name}: scripts`, bytes, limits.scripts);
    }
    report(`${tag} ${name}: over one language`, bytes - alone.get(name), MORE_LANGUAGES);
  }
}
const styles = assets.filter((name) => name.endsWith('.css'));
report(
  'styles',
  styles.reduce((sum, name) => sum + weigh(`/assets/${name}`), 0),
  limits.styles,
);
process.exit(failed ? 1 : 0);
