import type { ListOutcome } from '../../catalogue/load-list';
import { loadList, soldOutLast } from '../../catalogue/load-list';
import { listCategoryProducts, listFeaturedProducts, listProducts } from '../../platform/api/catalogue';
import type { Extra } from '../../platform/api/call';
import type { PageContent } from '../../platform/api/types';
import { type Values, text } from './block';
import { shelfName } from './shelf-name';

const MOST = 8;
/** So many shelves of a page are filled. */
const MOST_SHELVES = 8;

function ask(fields: Values, extra: Extra): Promise<ListOutcome> {
  const limit = { limit: 24 };
  const rule = text(fields, 'rule');
  const category = text(fields, 'category');
  if (rule === 'category' && category) return loadList(listCategoryProducts(category, limit, extra));
  if (rule === 'rating') return loadList(listProducts({ sort: 'rating', ...limit }, extra));
  if (rule === 'newest') return loadList(listProducts({ sort: 'newest', ...limit }, extra));
  if (rule === 'sale') return loadList(listProducts({ onSale: true, ...limit }, extra));
  if (rule === 'all') return loadList(listProducts({ sort: 'featured', ...limit }, extra));
  return loadList(listFeaturedProducts(MOST, extra));
}

/** The products of every shelf of a page, what can be bought first. */
export async function loadShelves(
  { blocks }: PageContent,
  extra: Extra,
): Promise<Record<string, ListOutcome>> {
  const wanted = new Map(
    blocks.flatMap(({ kind, fields }) => (kind === 'shelf' ? [[shelfName(fields), fields] as const] : [])),
  );
  const asked = [...wanted].slice(0, MOST_SHELVES).map(async ([name, fields]) => {
    const outcome = await ask(fields, extra);
    return [name, text(fields, 'rule') === 'newest' ? first(outcome) : soldOutLast(outcome, MOST)] as const;
  });
  return Object.fromEntries(await Promise.all(asked));
}

const first = (outcome: ListOutcome): ListOutcome =>
  outcome.ok ? { ...outcome, products: outcome.products.slice(0, MOST) } : outcome;
