import { helpLinks } from '../layout/help-links';
import { listCategories, listProducts } from '../platform/api/catalogue';
import { listPages } from '../platform/api/pages';
import type { Category, ProductCard } from '../platform/api/types';
import { passOn } from '../platform/pass-on';
import { productPath } from '../platform/product-path';
import { publicUrl } from '../platform/public-url';
import { type Entry, categoryEntries, index, newest, urlset, withOwnPages } from '../platform/sitemap-xml';
import type { Route } from './+types/sitemap';

/** Products in one file, and in one call. */
const PART = 10_000;
const CALL = 100;

type Extra = ReturnType<typeof passOn>;

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=300, s-maxage=3600',
};

/** The products of a part (from 1), newest first. */
async function productsOf(part: number, extra: Extra): Promise<ProductCard[]> {
  const products: ProductCard[] = [];
  const first = ((part - 1) * PART) / CALL + 1;
  for (let page = first, last = page; page <= last; page += 1) {
    const { data, meta } = await listProducts({ page, limit: CALL, sort: 'newest' }, extra);
    last = Math.min(meta.pages, first + PART / CALL - 1);
    products.push(...data);
  }
  return products;
}

/** The pages that are no products; dated only by a file that knows all products. */
function pagesOf(categories: readonly Category[], products: readonly ProductCard[]): Entry[] {
  const lastmod = newest(products);
  return [
    { path: '/', lastmod },
    { path: '/shop', lastmod },
    ...categoryEntries(categories, products),
    ...[...helpLinks.map(({ to }) => to), '/terms', '/privacy', '/contact'].map((path) => ({ path })),
  ];
}

async function sitemap(part: number, extra: Extra): Promise<string | null> {
  const [{ meta }, { data: categories }] = await Promise.all([
    listProducts({ limit: 1 }, extra),
    listCategories(extra),
  ]);
  const parts = Math.max(1, Math.ceil(meta.total / PART));
  if (part > parts) return null;
  if (part === 0 && parts > 1)
    return index(Array.from({ length: parts }, (_, at) => publicUrl(`/sitemap.xml?part=${at + 1}`)));
  const products = await productsOf(Math.max(1, part), extra);
  const entries = products.map((product) => ({ path: productPath(product), lastmod: product.updatedAt }));
  const pages =
    part < 2
      ? withOwnPages(pagesOf(categories, parts === 1 ? products : []), (await listPages(extra)).data)
      : [];
  return urlset([...pages, ...entries], publicUrl);
}

/** sitemap.xml: pages, categories and all products; of a large shop, the list of its parts (`?part=n`). */
export async function loader({ request }: Route.LoaderArgs) {
  const part = Number(new URL(request.url).searchParams.get('part') ?? 0);
  if (!Number.isInteger(part) || part < 0) return new Response('', { status: 404 });
  try {
    const xml = await sitemap(part, passOn(request));
    return xml === null ? new Response('', { status: 404 }) : new Response(xml, { headers });
  } catch {
    // a robot comes again later; an empty sitemap would make it forget the shop
    return new Response('', {
      status: 503,
      headers: { 'Retry-After': '120', 'Cache-Control': 'no-store' },
    });
  }
}
