import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from './shop.js';

/** Waits for the mail to `address` with `word` in it and answers its source, quoted-printable line ends undone. */
export async function mailTo(shop: Shop, address: string, word: string): Promise<string> {
  for (let look = 0; look < 600; look += 1) {
    const folder = join(shop.dataDir, 'outbox');
    const files = (await readdir(folder).catch(() => [])).filter((file) => !file.startsWith('.'));
    for (const file of files) {
      const text = (await readFile(join(folder, file), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      if (text.includes(address) && text.includes(word)) return text;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail to ${address} with ${word}`);
}
