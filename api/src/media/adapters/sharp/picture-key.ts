import { createHash } from 'node:crypto';

/** The name of a picture is its content. */
export function keyOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
