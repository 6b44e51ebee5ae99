import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from './processes.js';
import type { Shop } from './shop.js';

/** The sources of all mails to `address` so far, quoted-printable line ends undone. */
export async function mailsTo(shop: Shop, address: string): Promise<string[]> {
  const folder = join(shop.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => !file.startsWith('.'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts
    .map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    .filter((text) => /^To: .*$/m.exec(text)?.[0].includes(address));
}

/** Waits for the mail to `address` with `word` in it and answers its source. */
export async function mailTo(shop: Shop, address: string, word: string): Promise<string> {
  let found: string | undefined;
  await until(`a mail to ${address} with ${word}`, async () => {
    found = (await mailsTo(shop, address)).find((text) => text.includes(word));
    return found !== undefined;
  });
  return found ?? '';
}

/** Waits until every event of the topic has been heard by its listeners. */
export async function untilHeard(shop: Shop, topic: string): Promise<void> {
  const waiting = 'select 1 from outbox where topic = $1 and delivered_at is null';
  await until(`the listeners of ${topic}`, async () => (await shop.sql(waiting, [topic])).length === 0);
}
