/**
 * Builds the storefront once for each language: a shopper's browser loads one of them and no table of others. What holds
 * no text is the same file in all of them, and lies in one folder.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import { builtLanguages } from './languages/translate.mjs';

const storefront = join(dirname(fileURLToPath(import.meta.url)), '..');
const built = join(storefront, 'build');

/** All by one process: what it has read, compiled and made it need not read, compile and make again. */
async function build(tag) {
  process.env.DUKA_LANGUAGE = tag;
  const logLevel = tag === 'en' ? 'info' : 'error';
  const how = { root: storefront, mode: 'production', logLevel };
  await (await createBuilder(how)).buildApp();
}

const scriptsIn = async (folder) => JSON.parse(await readFile(join(folder, 'scripts.json'), 'utf8'));

const others = builtLanguages();
await rm(built, { recursive: true, force: true });
for (const tag of ['en', ...others]) await build(tag);

const scripts = await scriptsIn(built);
for (const tag of others) {
  const own = join(built, 'languages', tag);
  await cp(join(own, 'client/assets'), join(built, 'client/assets'), { recursive: true });
  scripts.push(...(await scriptsIn(own)));
}
const each = [...new Map(scripts.map((script) => [script.file, script])).values()];
await writeFile(join(built, 'scripts.json'), `${JSON.stringify(each, null, 2)}\n`);
