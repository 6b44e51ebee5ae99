import { readFileSync } from 'node:fs';
import type { Shop } from './shop.js';

/** What the first API process holds in memory, in megabytes, as it says itself. */
export async function megabytesOf(shop: Shop): Promise<number> {
  const text = await shop.api.metrics();
  const bytes = /^process_resident_memory_bytes (\d+)/m.exec(text)?.[1];
  if (!bytes) throw new Error('the API does not say how much memory it holds');
  return Number(bytes) / 2 ** 20;
}

/**
 * What a process holds, in MiB: all that is resident `now`, the most of it so far, and its `own`, without what the machine
 * keeps of files for as long as it likes.
 */
export function memoryOf(pid: number | undefined): { now: number; peak: number; own: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM'), own: read('RssAnon') };
}
