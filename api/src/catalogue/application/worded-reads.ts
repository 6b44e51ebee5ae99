import { wordedParts } from '../../kernel/bundle.js';
import { wordedOptions, worded, type GoodsTexts, type Texts } from '../../kernel/goods-texts.js';
import type { PageOf, PageRequest } from '../../kernel/page.js';
import { categoryKey } from '../domain/category-key.js';
import { isSize } from '../domain/option-roles.js';
import { ProductReads, type Shown } from './ports.js';
import type { ProductFields } from './product-fields.js';
import type { ProductFilter, ProductSort } from './product-filter.js';
import type { SearchTerms } from './search-terms.js';
import type { CategoryView, Facets, ProductCard, ProductView, Suggestions } from './views.js';
import { wordedFacets } from './worded-facets.js';
import { wordedCard, wordedCategory, wordedListed, wordedProduct } from './worded-views.js';

/** The catalogue in the language of whoever reads it. What is chosen by translated words is found by the originals. */
export class WordedReads extends ProductReads {
  constructor(
    private readonly originals: ProductReads,
    private readonly texts: GoodsTexts,
    private readonly fields: ProductFields,
  ) {
    super();
  }

  override async list(
    filter: ProductFilter,
    sort: ProductSort,
    page: PageRequest,
  ): Promise<PageOf<ProductCard>> {
    const { items, ...rest } = await this.originals.list(await this.meant(filter), sort, page);
    return { ...rest, items: await this.worded(items) };
  }

  override async facets(filter: ProductFilter): Promise<Facets> {
    const facets = await this.originals.facets(await this.meant(filter));
    const wording = await this.texts.wording();
    return wording ? wordedFacets(facets, wording, (await this.fields.declared()).filterable) : facets;
  }

  override async cards(ids: readonly string[]): Promise<ProductCard[]> {
    return this.worded(await this.originals.cards(ids));
  }

  override async find(id: string, shown?: Shown): Promise<Omit<ProductView, 'deliveryEstimate'> | undefined> {
    const [found, wording] = await Promise.all([this.originals.find(id, shown), this.texts.wording()]);
    if (!found) return undefined;
    // by what it was called before it is translated
    const options = found.options.map((one) => (isSize(one.name) ? { ...one, isSize: true } : one));
    const [names, texts, { all }, variants] = await Promise.all([
      this.texts.names('product', id, found.name),
      wording?.products([id], 'all'),
      this.fields.declared(),
      wordedParts(found.variants, this.texts),
    ]);
    const product = { ...found, options, variants };
    const read = wording ? wordedProduct(product, texts?.get(id), wording, all) : product;
    if (!names) return read;
    const [own] = Object.keys(names);
    // the merchant wrote an address in the shop's own language
    const address = own !== undefined && product.address ? { [own]: product.address } : {};
    return { ...read, names: { ...names, ...address } };
  }

  override async related(id: string, limit: number, shown?: Shown): Promise<ProductCard[] | undefined> {
    const found = await this.originals.related(id, limit, shown);
    return found && this.worded(found);
  }

  override async categories(): Promise<CategoryView[]> {
    const [found, wording] = await Promise.all([this.originals.categories(), this.texts.wording()]);
    return Promise.all(
      found.map(async (one) => {
        const names = await this.texts.names('category', categoryKey(one.name), one.name);
        return { ...(wording ? wordedListed(one, wording) : one), ...(names && { names }) };
      }),
    );
  }

  override async categoryName(key: string): Promise<string | undefined> {
    for (const original of await this.texts.meant('category', key)) {
      const name = await this.originals.categoryName(categoryKey(original));
      const wording = name === undefined ? undefined : await this.texts.wording();
      if (name !== undefined) return wording ? wordedCategory(name, wording) : name;
    }
    return undefined;
  }

  override originalName(key: string): Promise<string | undefined> {
    return this.originals.originalName(key);
  }

  override async suggest(text: string, terms: SearchTerms, limit: number): Promise<Suggestions> {
    const wording = await this.texts.wording();
    const found = await this.originals.suggest(text, terms, limit);
    if (!wording) return found;
    const ids = found.items.flatMap(({ id }) => id ?? []);
    const texts = await wording.products(ids, 'short');
    const items = found.items.map((one) => {
      if (one.type === 'category') return { ...one, text: wordedCategory(one.text, wording) };
      if (one.type !== 'product') return one;
      const chosen = one.chosen && { chosen: wordedOptions(one.chosen, wording) };
      return { ...one, text: worded(texts.get(one.id ?? ''), 'name', one.text), ...chosen };
    });
    return { ...found, items };
  }

  private async worded(cards: ProductCard[]): Promise<ProductCard[]> {
    const wording = cards.length > 0 ? await this.texts.wording() : undefined;
    if (!wording) return cards;
    const texts: ReadonlyMap<string, Texts> = await wording.products(
      cards.map(({ id }) => id),
      'short',
    );
    return cards.map((card) => wordedCard(card, texts.get(card.id), wording));
  }

  /** What a filter asks for, by the words of the originals. */
  private async meant(filter: ProductFilter): Promise<ProductFilter> {
    const { categories, options } = filter;
    if (categories.length === 0 && options.length === 0) return filter;
    const [keys, choices] = await Promise.all([
      Promise.all(categories.map((one) => this.texts.meant('category', one))),
      Promise.all(
        options.map(async ({ name, values }) => {
          const [first = name, ...also] = await this.texts.meant('word', name);
          const meant = await Promise.all(values.map((one) => this.texts.meant('word', one)));
          return { name: first, ...(also.length > 0 && { also }), values: meant.flat() };
        }),
      ),
    ]);
    return { ...filter, categories: keys.flat(), options: choices };
  }
}
