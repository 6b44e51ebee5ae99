const privatePages =
  /^\/(cart|favorites|checkout|payment-success|login|signup|forgot-password|reset-password|confirm-email|change-email|profile|orders|quotes|downloads|feedback|settings|newsletter)(\/|$)/;

/** True for a page that everybody gets alike, whole in its HTML; the others are made in the browser. */
export const isPublic = (pathname: string): boolean => !privatePages.test(pathname.replace(/\.data$/, ''));

/** True when any cache may keep the page. */
export const isCacheable = (pathname: string, status: number): boolean =>
  status === 200 && isPublic(pathname);

export const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
export const noCaching = 'private, no-store';

/** The one page on which wallets of browsers pay. */
export const takesWallets = (pathname: string): boolean => /^\/checkout\/?$/.test(pathname);
