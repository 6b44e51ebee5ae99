import { randomKey } from './random-key';

/**
 * The Idempotency-Key of a view that sends: pressing again with the same words sends the same key, so that it is done
 * once. An order that differs (a new price accepted, another way to pay) gets a key of its own, and so does the way back
 * to the first: by then the other order has replaced its own.
 */
export function createIdempotencyKeys(fresh: () => string = randomKey) {
  let last = { text: '', key: '' };
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (text !== last.text) last = { text, key: fresh() };
    return last.key;
  };
}
