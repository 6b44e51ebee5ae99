const TOKEN = /^#(\d+\.[\w-]+)$/;

/** The token that the link of an order mail carries behind `#`, while its page is open; null on every other page. */
export const linkToken = (): string | null => TOKEN.exec(globalThis.location?.hash ?? '')?.[1] ?? null;

/** What lets a call about the open order in: the token of its mailed link, or the session. Said twice with one key, it is done once. */
export function orderAccess(key?: string): { headers: Record<string, string>; security?: [] } {
  const token = linkToken();
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
  return token ? { headers: { ...headers, Authorization: `Order ${token}` }, security: [] } : { headers };
}
