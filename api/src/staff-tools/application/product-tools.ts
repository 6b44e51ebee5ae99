import type { AdminCatalogue, AdminProduct, AdminQuery } from '../../catalogue/application/admin-views.js';
import { PRODUCT_STATUSES } from '../../catalogue/domain/product-state.js';
import { ProductNotFound } from '../../catalogue/domain/refusals.js';
import { byName, listOf, number, objectOf, oneOf, text, uuid, whole, wholeOrNull } from './schema.js';
import { LIMIT, limitIn, QUERY, textIn, type StaffTool, type Told } from './staff-tool.js';

const LISTED = {
  ...{ id: uuid('The product'), name: text(), status: oneOf(PRODUCT_STATUSES), category: text() },
  ...{ price: number('The lowest, in the currency of the shop'), discount: number('Percent off') },
  ...{ stock: wholeOrNull, soldCount: whole },
};

const VARIANT = objectOf({
  ...{ id: uuid('The variant'), sku: text(), options: byName(text()), price: number() },
  ...{ stock: wholeOrNull, held: whole },
});

const WHOLE = objectOf({ ...LISTED, description: text(), version: whole, variants: listOf(VARIANT) });

const listed = ({ id, name, status, category, price, discount, stock, soldCount }: AdminProduct): Told => ({
  ...{ id, name, status, category, price, discount, stock, soldCount },
});

const seen = (product: AdminProduct): Told => ({
  ...listed(product),
  ...{ description: product.description, version: product.version },
  variants: product.variants.map(({ id, sku, options, price, stock, held }) => ({
    ...{ id, sku, options, price, stock, held },
  })),
});

/** A list by a text and a status; nothing else is asked of it. */
const asking = (texts: Readonly<Record<string, string | undefined>>, limit: number): AdminQuery => ({
  ...{ sort: 'createdAt', direction: 'DESC', offset: 0, limit },
  text: (field) => texts[field],
  all: (field) => (texts[field] === undefined ? undefined : [texts[field]]),
  number: () => undefined,
  flag: () => undefined,
  date: () => undefined,
  since: undefined,
});

export const productTools = (catalogue: AdminCatalogue): StaffTool[] => [
  {
    name: 'search_products',
    title: 'Search products',
    description: 'The newest products, by words of their names or a SKU, and by status.',
    permissions: ['products.read'],
    input: objectOf({ query: QUERY, status: oneOf(PRODUCT_STATUSES), limit: LIMIT }, [
      'query',
      'status',
      'limit',
    ]),
    output: objectOf({ products: listOf(objectOf(LISTED)), total: whole }),
    run: async (args) => {
      const texts = { q: textIn(args, 'query'), status: textIn(args, 'status') };
      const { items, total } = await catalogue.products(asking(texts, limitIn(args)));
      return { products: items.map(listed), total };
    },
  },
  {
    name: 'get_product',
    title: 'Show a product',
    description: 'One product with its text, variants, prices and stock. A stock of null is not counted.',
    permissions: ['products.read'],
    input: objectOf({ id: uuid('Of the product') }),
    output: objectOf({ product: WHOLE }),
    run: async (args) => {
      const product = await catalogue.product(textIn(args, 'id') ?? '');
      if (!product) throw new ProductNotFound();
      return { product: seen(product) };
    },
  },
];
