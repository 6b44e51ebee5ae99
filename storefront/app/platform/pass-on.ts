/** Headers that a loader's call to the API carries on, so that limits and logs see the visitor and not this server. */
export function passOn(request: Request): { headers: Record<string, string>; signal: AbortSignal } {
  const headers: Record<string, string> = {};
  for (const name of ['x-forwarded-for', 'x-request-id']) {
    const value = request.headers.get(name);
    if (value) headers[name] = value;
  }
  return { headers, signal: request.signal };
}
