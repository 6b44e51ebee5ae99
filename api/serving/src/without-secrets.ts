const SECRET_PATHS = /(\/reset-password\/|\/webhooks\/momo\/|\/downloads\/(?!renewal$))[^/?]+/i;

/** The path of an address as it may be kept: no query, no token. */
export const withoutSecrets = (address: string): string =>
  (address.split('?')[0] ?? '').replace(SECRET_PATHS, '$1***');
