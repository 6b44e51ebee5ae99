const TOKEN = /^#(\d+\.[\w-]+)$/;

/** The token that the link of an order mail carries behind `#`, while its page is open; null on every other page. */
export const linkToken = (): string | null => TOKEN.exec(globalThis.location?.hash ?? '')?.[1] ?? null;

/** What lets a call about the open order in: the token of its mailed link, or the session. */
export function orderAccess(): { headers: { Authorization: string }; security: [] } | object {
  const token = linkToken();
  return token ? { headers: { Authorization: `Order ${token}` }, security: [] } : {};
}
