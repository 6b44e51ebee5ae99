/** Compresses what the build made for browsers once and well (Brotli 11), beside each file; the server sends it as it is. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../build/client/assets');
const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

async function compressFile(name) {
  const plain = await readFile(join(folder, name));
  await writeFile(join(folder, `${name}.br`), await compress(plain, { params }));
}

const names = await readdir(folder);
await Promise.all(names.filter((name) => /\.(js|css)$/.test(name)).map(compressFile));
