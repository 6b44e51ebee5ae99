import { inEachLanguage, publicUrl } from '../platform/public-url';

const closed = [
  '/api/',
  '/admin',
  '/cart',
  '/checkout',
  '/downloads',
  '/favorites',
  '/orders',
  '/profile',
  '/quotes',
  '/settings',
  '/search',
  '/dev/',
  '/sandbox/',
];

/** No pages of the storefront. */
const OUTSIDE = /^\/(api|admin|dev|sandbox)\b/;

/** A page and itself in other languages. */
const everywhere = (path: string) => {
  const others = inEachLanguage(path).slice(1);
  return [path, ...(OUTSIDE.test(path) ? [] : others.map(([, url]) => new URL(url).pathname))];
};

/** robots.txt: the shop may be indexed and its feeds and its calls for assistants read, private pages may not; each language has a sitemap of its own. */
export function loader() {
  const sitemaps = inEachLanguage('/sitemap.xml').map(([, url]) => url);
  const lines = [
    'User-agent: *',
    'Allow: /api/v1/feeds',
    'Allow: /api/ucp/',
    ...closed.flatMap(everywhere).map((path) => `Disallow: ${path}`),
    '',
    ...(sitemaps.length > 0 ? sitemaps : [publicUrl('/sitemap.xml')]).map((url) => `Sitemap: ${url}`),
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
