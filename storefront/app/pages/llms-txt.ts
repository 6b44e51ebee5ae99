import { helpLinks } from '../layout/help-links';
import { listCategories, listFeeds } from '../platform/api/catalogue';
import { listPages } from '../platform/api/pages';
import { categoryPath } from '../platform/category-path';
import { loadShop } from '../platform/load-shop';
import { passOn } from '../platform/pass-on';
import { publicUrl } from '../platform/public-url';
import type { Route } from './+types/llms-txt';

const headers = {
  'Content-Type': 'text/markdown; charset=utf-8',
  'Cache-Control': 'public, max-age=300, s-maxage=3600',
};

interface Link {
  label: string;
  url: string;
  note?: string;
}

const section = (title: string, links: readonly Link[]): string[] => [
  '',
  `## ${title}`,
  '',
  ...links.map(({ label, url, note }) => `- [${oneLine(label)}](${url})${note ? `: ${note}` : ''}`),
];

/** A name that ends no link and begins no line. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n[\]]/g, ' ');

/** llms.txt (llmstxt.org): where an assistant finds what the shop sells, how to ask for it, and the shop's rules. */
export async function loader({ request }: Route.LoaderArgs) {
  const extra = passOn(request);
  try {
    const [{ name }, { data: categories }, { data: feeds }, { data: pages }] = await Promise.all([
      loadShop(),
      listCategories(extra),
      listFeeds(extra),
      listPages(extra),
    ]);
    // the others take the place of what stands under the rules
    const own = pages.filter(({ path }) => path.startsWith('/pages/'));
    const lines = [
      `# ${oneLine(name)}`,
      '',
      `> An online shop. Prices and stock on its pages and in its feeds are those of this moment; an order is placed at ${publicUrl('/checkout')}.`,
      ...section('Goods', [
        { label: 'Everything', url: publicUrl('/shop') },
        ...categories.map((category) => ({
          label: category.name,
          url: publicUrl(categoryPath(category.name)),
          note: `${category.count} ${category.count === 1 ? 'product' : 'products'}`,
        })),
      ]),
      ...(own.length > 0
        ? section(
            'Pages',
            own.map(({ title, path }) => ({ label: title, url: publicUrl(path) })),
          )
        : []),
      ...section('For programs', [
        ...feeds.map(({ label, url }) => ({ label: `Feed for ${label}`, url })),
        { label: 'Search', url: publicUrl('/api/v1/products'), note: '`?q=` and filters, as JSON' },
        {
          label: 'Universal Commerce Protocol',
          url: publicUrl('/.well-known/ucp'),
          note: 'profile: REST and MCP',
        },
        { label: 'OpenAPI document', url: publicUrl('/docs-json'), note: 'all calls' },
        { label: 'Sitemap', url: publicUrl('/sitemap.xml') },
      ]),
      ...section(
        'Rules',
        [...helpLinks, { to: '/terms', label: 'Terms' }, { to: '/privacy', label: 'Privacy' }].map(
          ({ to, label }) => ({ label, url: publicUrl(to) }),
        ),
      ),
      '',
    ];
    return new Response(lines.join('\n'), { headers });
  } catch {
    // an empty list would tell that nothing is sold
    return new Response('', {
      status: 503,
      headers: { 'Retry-After': '120', 'Cache-Control': 'no-store' },
    });
  }
}
