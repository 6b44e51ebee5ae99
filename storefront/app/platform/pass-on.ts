/**
 * Headers that a loader's call to the API carries on, so that limits and logs see the visitor and not this server. The API gives it
 * nothing that it has not asked about since: what is made of it is kept here as well.
 */
export function passOn(request: Request): { headers: Record<string, string>; signal: AbortSignal } {
  const headers: Record<string, string> = { 'cache-control': 'no-cache' };
  for (const name of ['x-forwarded-for', 'x-proxied', 'x-request-id']) {
    const value = request.headers.get(name);
    if (value) headers[name] = value;
  }
  return { headers, signal: request.signal };
}

/**
 * What a loader has asked for: promises for a navigation in the browser, which shows skeletons meanwhile; for a document
 * everything has arrived, so that the same page has the same bytes. The server marks navigations (server/server.mjs).
 */
export async function streamed<T extends Record<string, Promise<unknown>>>(
  request: Request,
  asked: T,
): Promise<T | { [Name in keyof T]: Awaited<T[Name]> }> {
  if (request.headers.has('x-navigation')) return asked;
  const names: (keyof T)[] = Object.keys(asked);
  const arrived = await Promise.all(names.map((name) => asked[name]));
  return Object.fromEntries(names.map((name, index) => [name, arrived[index]])) as {
    [Name in keyof T]: Awaited<T[Name]>;
  };
}
