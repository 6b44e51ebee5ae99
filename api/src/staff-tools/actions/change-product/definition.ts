import { listOf, objectOf, uuid, type Schema } from '../../application/schema.js';
import { textIn, type Args } from '../../application/staff-tool.js';
import type { ActionPlugin, Difference } from '../contract.js';
import type { Desk } from '../desk.js';
import type { AskedChange, AskedVariant } from './product-change.js';
import type { ProductValues } from './product-values.js';
import { DESCRIPTION, NAME, PRICE, STOCK, WORDS } from './words.js';

const AMOUNT: Schema = { type: 'number', exclusiveMinimum: 0 };
const PIECES: Schema = { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000 };
const VARIANT = { variantId: uuid('Of a variant of the product'), price: AMOUNT, stock: PIECES };

/** The schema has let it in. */
function askedIn(args: Args): AskedChange {
  const [name, description] = [textIn(args, 'name'), textIn(args, 'description')];
  return {
    productId: textIn(args, 'productId') ?? '',
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(args['variants'] === undefined ? {} : { variants: args['variants'] as readonly AskedVariant[] }),
  };
}

function differences(wanted: ProductValues, before: ProductValues): Difference[] {
  const text = (label: string, to: string | undefined, from = ''): Difference[] =>
    to === undefined ? [] : [{ label, from, to, unit: 'text' }];
  return [
    ...text(NAME, wanted.name, before.name),
    ...text(DESCRIPTION, wanted.description, before.description),
    ...(wanted.variants ?? []).flatMap(({ sku: of, price, stock }, at): Difference[] => {
      const from = before.variants?.[at];
      return [
        ...(price === undefined
          ? []
          : [{ label: PRICE, of, from: from?.price ?? null, to: price, unit: 'money' as const }]),
        ...(stock === undefined
          ? []
          : [{ label: STOCK, of, from: from?.stock ?? null, to: stock, unit: 'count' as const }]),
      ];
    }),
  ];
}

/** Another name, text, price or stock: what sold in between stays sold. */
export const changeProduct = ({ products }: Desk): ActionPlugin => ({
  ...{ name: 'change-product', words: WORDS, subject: 'product' },
  ...{ reads: 'products.read', writes: 'products.write' },
  act: { entity: 'product', action: 'adminUpdateProduct' },
  tool: {
    name: 'propose_product_change',
    description: 'Proposes another name, description, price or stock of a product.',
  },
  input: {
    productId: uuid('The product'),
    name: { type: 'string', minLength: 1, maxLength: 100 },
    description: { type: 'string', minLength: 1, maxLength: 500 },
    variants: { ...listOf(objectOf(VARIANT, ['price', 'stock'])), minItems: 1, maxItems: 100 },
  },
  optional: ['name', 'description', 'variants'],
  draft: async (args) => {
    const { product, wanted, before } = await products.differenceOf(askedIn(args));
    return { subject: { id: product.id, name: product.name, version: product.version }, wanted, before };
  },
  make: async ({ subject, wanted, before, proposedBy }, { accountId }, settle) => {
    const by = { actorId: accountId, reason: `Proposed by ${proposedBy}` };
    await products.make(subject.id ?? '', { wanted, before }, by);
    await settle();
  },
  undo: ({ subject, wanted, before }, { accountId }) =>
    products.make(
      subject.id ?? '',
      { wanted: before, before: wanted },
      { actorId: accountId, reason: 'Undone' },
    ),
  differences: ({ wanted, before }) => differences(wanted, before),
});
