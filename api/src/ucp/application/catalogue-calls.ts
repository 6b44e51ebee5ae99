import { baseCurrency } from '../../kernel/currency.js';
import { RequestWrong, UcpThingNotFound } from '../domain/refusals.js';
import type { Release } from '../domain/releases.js';
import { selected, settled, signalsOf, type Selection } from './chosen-variant.js';
import { envelope, type Answer, type Message } from './envelope.js';
import type { FindGoods, Goods } from './find-goods.js';
import { productOf, variantOf } from './goods-views.js';
import { objectAt, objectsAt, textAt, textsAt, wholeAt, type Sent } from './reading.js';

const MOST_PRODUCTS = 50;
const FEW = 10;
/** Pages beyond are of no use to anybody, and dear. */
const LAST_PAGE = 1_000;
const MOST_IDS = 50;

/** Where a call came in. */
export interface Asked {
  release: Release;
  /** The public address of the shop, without a slash at its end. */
  shop: string;
}

const IGNORED: Message = {
  type: 'warning',
  code: 'filter_ignored',
  path: '$.filters.price',
  content: 'Prices are filtered in the currency of the shop alone.',
};

/** The catalogue as the protocol asks for it: search, lookup, one product in full. */
export class CatalogueCalls {
  constructor(private readonly find: FindGoods) {}

  /** @throws RequestWrong */
  async searchCatalogue({ release, shop }: Asked, sent: Sent): Promise<Answer> {
    const currency = textAt(objectAt(sent, 'context'), 'currency', '$.context');
    const filters = objectAt(sent, 'filters');
    const price = objectAt(filters, 'price', '$.filters');
    const asked = objectAt(sent, 'pagination');
    const limit = Math.min(wholeAt(asked, 'limit', '$.pagination', 1) ?? FEW, MOST_PRODUCTS);
    const page = pageOf(textAt(asked, 'cursor', '$.pagination'));
    const [minPrice, maxPrice] = [
      wholeAt(price, 'min', '$.filters.price'),
      wholeAt(price, 'max', '$.filters.price'),
    ];
    const inBase = currency === undefined || currency === baseCurrency().code;
    const isIgnored = !inBase && (minPrice !== undefined || maxPrice !== undefined);
    const { goods, total, hasNext } = await this.find.searchGoods({
      ...{ query: textAt(sent, 'query', '$', 200), categories: textsAt(filters, 'categories', '$.filters') },
      ...(inBase ? { minPrice, maxPrice } : {}),
      ...{ currency, page, limit },
    });
    return {
      ucp: envelope(release, ['dev.ucp.shopping.catalog.search']),
      products: goods.map((one) => productOf(one, shop)),
      pagination: {
        has_next_page: hasNext,
        total_count: total,
        ...(hasNext ? { cursor: `${page + 1}` } : {}),
      },
      ...(isIgnored ? { messages: [IGNORED] } : {}),
    };
  }

  /** An id of a product answers with the variant that can be had first, an id of a variant with that one. @throws RequestWrong */
  async lookUpCatalogue({ release, shop }: Asked, sent: Sent): Promise<Answer> {
    const ids = [...new Set(textsAt(sent, 'ids', '$', MOST_IDS))];
    if (ids.length === 0) throw new RequestWrong('$.ids', '$.ids must name at least one product or variant');
    const goods = await this.find.findGoods(ids, currencyIn(sent));
    const found = goods.map((one) => ({ one, inputs: inputsOf(one, ids) }));
    const known = new Set(
      found.flatMap(({ inputs }) => inputs.flatMap(({ all }) => all.map(({ id }) => id))),
    );
    const messages = ids.filter((id) => !known.has(id)).map((id) => unknownId(id, ids.indexOf(id)));
    return {
      ucp: envelope(release, ['dev.ucp.shopping.catalog.lookup']),
      products: found.map(({ one, inputs }) => ({
        ...productOf(one, shop, []),
        variants: inputs.map(({ offer, all }) => ({ ...variantOf(offer, shop), inputs: all })),
      })),
      ...(messages.length > 0 ? { messages } : {}),
    };
  }

  /** @throws RequestWrong, UcpThingNotFound */
  async showProduct({ release, shop }: Asked, sent: Sent): Promise<Answer> {
    const id = textAt(sent, 'id');
    if (!id) throw new RequestWrong('$.id', '$.id must be the id of a product or of a variant');
    const [meant] = await this.find.findGoods([id], currencyIn(sent));
    if (!meant) throw new UcpThingNotFound('product');
    // a variant's id brings that one alone: its product has the others
    const [goods = meant] = await this.find.findGoods([meant.card.id], currencyIn(sent));
    const asked = objectsAt(sent, 'selected').map((one, at) => selectionOf(one, `$.selected[${at}]`));
    const named = id.toLowerCase() === goods.card.id ? [] : (meant.offers[0]?.options ?? {});
    const wanted = asked.length > 0 ? asked : Object.entries(named).map(([name, label]) => ({ name, label }));
    const selection: Selection = settled(goods.offers, wanted, textsAt(sent, 'preferences'));
    const signals = signalsOf(goods.offers, selection);
    return {
      ucp: envelope(release, ['dev.ucp.shopping.catalog.lookup']),
      product: {
        ...productOf(goods, shop, selected(goods.offers, selection)),
        ...(signals.length > 0 ? { selected: selection, options: signals } : {}),
      },
    };
  }
}

const currencyIn = (sent: Sent) => textAt(objectAt(sent, 'context'), 'currency', '$.context');

function pageOf(cursor: string | undefined): number {
  if (cursor === undefined) return 1;
  const page = /^\d{1,4}$/.test(cursor) ? Number(cursor) : 0;
  if (page < 1 || page > LAST_PAGE)
    throw new RequestWrong(
      '$.pagination.cursor',
      '$.pagination.cursor must come from an answer of this search',
    );
  return page;
}

function selectionOf(sent: Sent, path: string) {
  const [name, label] = [textAt(sent, 'name', path), textAt(sent, 'label', path)];
  if (!name || !label) throw new RequestWrong(path, `${path} must have a name and a label`);
  return { name, label };
}

interface Input {
  id: string;
  match: 'exact' | 'featured';
}

/** Which of the ids that were sent mean which variant. */
const inputsOf = ({ card, offers }: Goods, ids: readonly string[]) =>
  offers.flatMap((offer, at) => {
    const all: Input[] = ids.flatMap((id): Input[] => {
      if (id.toLowerCase() === offer.variantId) return [{ id, match: 'exact' }];
      return at === 0 && id.toLowerCase() === card.id ? [{ id, match: 'featured' }] : [];
    });
    return all.length > 0 ? [{ offer, all }] : [];
  });

const unknownId = (id: string, at: number): Message => ({
  type: 'info',
  code: 'not_found',
  path: `$.ids[${at}]`,
  content: `Nothing on sale has the id ${id.slice(0, 64)}.`,
});
