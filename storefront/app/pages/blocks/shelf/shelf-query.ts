import { type ListOutcome, loadList, soldOutLast, without } from '../../../catalogue/load-list';
import { listCategoryProducts, listFeaturedProducts, listProducts } from '../../../platform/api/catalogue';
import type { Extra } from '../../../platform/api/call';
import type { PageContent } from '../../../platform/api/types';
import { type Values, text } from '../block';
import { shelfName, shelfQuestion } from './shelf-name';

const IN_A_ROW = 8;
const IN_TWO_ROWS = 16;
const IN_A_MOSAIC = 5;
/** As many as a merchant chooses for one shelf. */
const BY_HAND = 24;
/** So many shelves of a page are filled. */
const MOST_SHELVES = 8;

type Asked = Record<string, Promise<ListOutcome>>;

/** Those that are still sold, in the merchant's order. */
async function byHand(items: readonly Values[], extra: Extra): Promise<ListOutcome> {
  const ids = [...new Set(items.map((item) => text(item, 'product')))];
  const none: ListOutcome = { ok: true, products: [], message: '' };
  if (ids.length === 0) return none;
  const list = await loadList(listProducts({ id: ids, limit: BY_HAND }, extra));
  if (!list.ok) return list;
  const found = new Map(list.products.map((product) => [product._id, product]));
  return { ...list, products: ids.flatMap((id) => found.get(id) ?? []) };
}

function ask(fields: Values, items: readonly Values[], extra: Extra): Promise<ListOutcome> {
  const limit = { limit: 24 };
  const rule = text(fields, 'rule');
  if (rule === 'hand') return byHand(items, extra);
  const category = text(fields, 'category');
  if (rule === 'category' && category) return loadList(listCategoryProducts(category, limit, extra));
  if (rule === 'rating') return loadList(listProducts({ sort: 'rating', ...limit }, extra));
  if (rule === 'newest') return loadList(listProducts({ sort: 'newest', limit: IN_A_ROW }, extra));
  if (rule === 'sale') return loadList(listProducts({ onSale: true, ...limit }, extra));
  if (rule === 'all') return loadList(listProducts({ sort: 'featured', ...limit }, extra));
  return loadList(listFeaturedProducts(IN_A_ROW, extra));
}

/** As many as the shelf shows, all that were chosen by hand; what can be bought first, where the rule does not say otherwise. */
function fitting(fields: Values, outcome: ListOutcome): ListOutcome {
  const [rule, look] = [text(fields, 'rule'), text(fields, 'look')];
  if (rule === 'hand') return outcome;
  const most = look === 'rows' ? IN_TWO_ROWS : look === 'mosaic' ? IN_A_MOSAIC : IN_A_ROW;
  if (rule !== 'newest') return soldOutLast(outcome, most);
  return outcome.ok ? { ...outcome, products: outcome.products.slice(0, most) } : outcome;
}

/** The products of every shelf of a page, asked for at once; what the featured ones show “all” shows no second time. */
export function askForShelves({ blocks }: PageContent, extra: Extra): Asked {
  const wanted = new Map(
    blocks.flatMap(({ kind, fields, items }) =>
      kind === 'shelf' ? [[shelfName(fields, items), { fields, items }] as const] : [],
    ),
  );
  const answers: Asked = {};
  const asked: Asked = {};
  let featured: Promise<ListOutcome> | undefined;
  for (const [name, { fields, items }] of [...wanted].slice(0, MOST_SHELVES)) {
    const question = shelfQuestion(fields, items);
    const own = (answers[question] ??= ask(fields, items, extra));
    const shown =
      question === 'all' && featured
        ? Promise.all([own, featured]).then(([list, others]) =>
            fitting(fields, without(list, others, IN_A_ROW)),
          )
        : own.then((list) => fitting(fields, list));
    if (question === 'featured') featured ??= shown;
    asked[name] = shown;
  }
  return asked;
}
