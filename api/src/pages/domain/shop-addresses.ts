/** Addresses at which every shop answers: those of the storefront's `routes.ts`, its server and the API. */
const EXACT = new Set([
  ...['/', '/shop', '/products', '/search', '/favorites', '/checkout', '/payment-success'],
  ...['/cart', '/cart/restore', '/cart/reminder'],
  ...['/login', '/signup', '/forgot-password', '/confirm-email', '/change-email'],
  ...['/profile', '/profile/edit', '/profile/orders', '/orders', '/settings'],
  ...['/terms', '/privacy', '/contact', '/faq', '/shipping', '/returns', '/withdrawal', '/imprint'],
  ...['/accessibility', '/size-guide', '/about'],
  ...['/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe'],
  ...['/sitemap.xml', '/manifest.webmanifest', '/robots.txt', '/llms.txt'],
]);

/** Whatever stands below these is theirs; a category that is none is looked for. */
const BELOW =
  /^\/(category|reset-password|orders|quotes|downloads|feedback|admin|api|assets|brand|dev|docs|docs-json|docs-yaml|health|media|sandbox)(\/|$)/;
/** What no page is ever asked for by. */
const HIDDEN = /(^|\/)\.|\.map$/;

const PRODUCT = /^\/product\/(?:.*-)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const PAGE = /^\/pages\/([^/]+)$/;

/** Whether the shop itself answers at this path in any case; products and pages come and go. Pure. */
export const isOfTheShop = (path: string): boolean =>
  EXACT.has(path) || BELOW.test(path) || HIDDEN.test(path);

/** The id of the product that such a path names. Pure. */
export const productIn = (path: string): string | undefined => PRODUCT.exec(path)?.[1]?.toLowerCase();

/** The address of the page that such a path names. Pure. */
export const pageIn = (path: string): string | undefined => PAGE.exec(path)?.[1];
