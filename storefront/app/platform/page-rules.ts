const privatePages =
  /^\/(cart|favorites|checkout|payment-success|login|signup|forgot-password|reset-password|profile|orders|feedback|settings|newsletter)(\/|$)/;

/** True when any cache may keep the page: everybody gets the same HTML there. */
export function isCacheable(pathname: string, status: number): boolean {
  return status === 200 && !privatePages.test(pathname.replace(/\.data$/, ''));
}

export const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
export const noCaching = 'private, no-store';

/** The pages whose address carries a secret (a reset token): nothing of it may leave (S12). */
export const hasSecretPath = (pathname: string): boolean =>
  /^\/(reset-password|newsletter)(\/|$)/.test(pathname);
