import type { Shop } from './shop.js';

/** What the first API process holds in memory, in megabytes, as it says itself. */
export async function megabytesOf(shop: Shop): Promise<number> {
  const text = await shop.api.metrics();
  const bytes = /^process_resident_memory_bytes (\d+)/m.exec(text)?.[1];
  if (!bytes) throw new Error('the API does not say how much memory it holds');
  return Number(bytes) / 2 ** 20;
}
