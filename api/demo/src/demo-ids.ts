import { createHash } from 'node:crypto';

/** 2025-01-01, so that the demo's ids sort before those of real orders and accounts. */
const FIRST_MS = 1_735_689_600_000;

/** The same thing of the demo has the same id in every shop: a UUIDv7 whose bits come from its name. */
export function demoId(kind: string, name: string): string {
  const hash = createHash('sha256').update(`${kind}/${name}`).digest('hex');
  const time = (FIRST_MS + (Number.parseInt(hash.slice(0, 8), 16) % 86_400_000))
    .toString(16)
    .padStart(12, '0');
  const variant = (8 + (Number.parseInt(hash[11] ?? '0', 16) % 4)).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hash.slice(8, 11)}`,
    `${variant}${hash.slice(12, 15)}`,
    hash.slice(16, 28),
  ].join('-');
}
