import { publicUrl } from '../platform/public-url';

const closed = [
  '/api/',
  '/admin',
  '/cart',
  '/checkout',
  '/favorites',
  '/orders',
  '/profile',
  '/settings',
  '/search',
  '/dev/',
  '/sandbox/',
];

/** robots.txt: the shop may be indexed and its feeds read, private pages may not. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Allow: /api/v1/feeds',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl('/sitemap.xml')}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
