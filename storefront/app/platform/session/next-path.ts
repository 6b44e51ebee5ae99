/**
 * The path of this site that `next` names, or `fallback` (S56).
 * Refused: other hosts, `//host`, back-slashes, encoded slashes, control characters, scheme-like texts.
 */
export function safeNext(next: string | null | undefined, fallback = '/'): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\\\u0000-\u001f]|%2f%2f|%5c/i.test(next)) return fallback;
  try {
    const url = new URL(next, 'https://duka.invalid');
    return url.origin === 'https://duka.invalid' && !url.pathname.startsWith('//')
      ? `${url.pathname}${url.search}${url.hash}`
      : fallback;
  } catch {
    return fallback;
  }
}

/** By these advertisers count visits. Caches leave them out of their keys, so no page repeats them (S57). */
const tracking = /^(utm_\w+|gclid|fbclid|msclkid)(=|$)/;

function withoutTracking(path: string): string {
  const [pathname = '', search = ''] = path.split(/\?(.*)/s);
  const kept = search.split('&').filter((parameter) => !tracking.test(parameter));
  return kept.join('') === '' ? pathname : `${pathname}?${kept.join('&')}`;
}

/** The login page, coming back to `path` afterwards. */
export function loginPath(path: string): string {
  const next = withoutTracking(path);
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
