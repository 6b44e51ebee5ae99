/**
 * One Idempotency-Key per checkout view: pressing again with the same order sends the same key, so it can never be
 * placed twice. Only an order that differs (a new price accepted, another way to pay) gets a key of its own.
 */
export function createKeyring(fresh: () => string = () => crypto.randomUUID()) {
  const keys = new Map<string, string>();
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    const key = keys.get(text) ?? fresh();
    keys.set(text, key);
    return key;
  };
}
