import { listCategories, listProducts } from '../platform/api/catalogue';
import { passOn } from '../platform/pass-on';
import { publicUrl } from '../platform/public-url';
import type { Route } from './+types/sitemap';

const MOST = 20_000;
const escape = (text: string) => text.replace(/[<>&'"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The ids of all products, newest first, at most 20,000 of them. */
async function productIds(extra: ReturnType<typeof passOn>): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages && ids.length < MOST; page += 1) {
    const { data, meta } = await listProducts({ page, limit: 100, sort: 'newest' }, extra);
    pages = meta.pages;
    ids.push(...data.map((product) => product._id));
  }
  return ids;
}

/** sitemap.xml: pages, categories and products. */
export async function loader({ request }: Route.LoaderArgs) {
  const extra = passOn(request);
  const known = await Promise.all([productIds(extra), listCategories(extra)]).catch(() => undefined);
  // a robot comes again later; an empty sitemap would make it forget the shop
  if (!known)
    return new Response('', { status: 503, headers: { 'Retry-After': '120', 'Cache-Control': 'no-store' } });
  const [ids, categories] = known;
  const paths = [
    '/',
    '/shop',
    ...categories.data.map(({ name }) => `/category/${encodeURIComponent(name)}`),
    ...ids.map((id) => `/product/${id}`),
    '/terms',
    '/privacy',
    '/contact',
  ];
  const urls = paths.map((path) => `<url><loc>${escape(publicUrl(path))}</loc></url>`).join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300, s-maxage=3600',
    },
  });
}
