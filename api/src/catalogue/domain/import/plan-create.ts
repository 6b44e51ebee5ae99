import { measuresOf } from '../measures.js';
import { changedFields } from '../../../kernel/fields/read-fields.js';
import type { ProductFieldSet } from '../fields/product-field.js';
import { fieldColumn, missingFields } from './field-cells.js';
import { NO_DETAILS } from '../product-state.js';
import type { TextChange } from '../../../kernel/text-book.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { checkProduct } from '../check-product.js';
import { NotAProduct } from '../refusals.js';
import { faultsOfNewBundle } from './bundle-lines.js';
import { OF_PRODUCT } from './columns.js';
import type { ReadLine } from './line.js';
import { planned } from './planned-line.js';
import { placed } from './pictures.js';
import type { NewFromFile, NewVariant, PlannedLine } from './plan.js';
import type { TextPlan } from './text-plan.js';

/** The lines of one new product, which share its name: one line per variant. */
export class CreatePlan {
  readonly lines: ReadLine[] = [];

  constructor(
    private readonly declared: ProductFieldSet,
    private readonly texts: TextPlan,
  ) {}

  /** The product, when every line is as it must be; the lines say why not. */
  finish(): { product: NewFromFile | undefined; lines: PlannedLine[] } {
    const [first] = this.lines;
    const errors = new Map(
      this.lines.map((read) => [
        read.line,
        [
          ...read.errors,
          ...missing(read, this.declared),
          ...against(read, first),
          ...faultsOfNewBundle(read.ofVariant),
        ],
      ]),
    );
    if (first && [...errors.values()].every((found) => found.length === 0)) {
      const product = build(first, this.lines);
      const problem = problemOf(product);
      if (problem.length === 0) {
        const told = this.translated(first, product);
        if (told.lines.every(({ action }) => action === 'create')) return told;
        for (const { line, errors: found } of told.lines) errors.set(line, found);
      } else errors.set(first.line, [...problem]);
    }
    const wrong = [...errors].find(([, found]) => found.length > 0)?.[0] ?? 0;
    const lines = this.lines.map((read) => {
      const own = errors.get(read.line) ?? [];
      const others = { field: 'name', message: `Line ${wrong} of the same product cannot be used` };
      return planned(read, own.length > 0 ? own : [others]);
    });
    return { product: undefined, lines };
  }

  /** With what its lines say in other languages; what is not right of it is told at them. */
  private translated(first: ReadLine, product: NewFromFile): { product: NewFromFile; lines: PlannedLine[] } {
    const { body = '', categories = [], specifications = [], images = [] } = product;
    const goods = {
      ...product,
      body,
      categories,
      specifications,
      images,
      fields: givenFields(first.ofProduct),
    };
    const said = this.lines.map((read) => this.texts.add(read.line, read.texts, goods, `new ${first.line}`));
    const texts = new Map(
      said
        .flatMap((one) => one.texts)
        .map((one) => [JSON.stringify(one), ofTheNew(one, `new ${first.line}`)]),
    );
    return {
      product: texts.size > 0 ? { ...product, texts: [...texts.values()] } : product,
      lines: this.lines.map((read, at) => planned(read, said[at]?.errors ?? [], said[at]?.changes)),
    };
  }
}

const ofTheNew = (text: TextChange, product: string): TextChange =>
  text.owner === product ? { ...text, owner: '' } : text;

function missing(read: ReadLine, declared: ProductFieldSet): FieldError[] {
  const { ofProduct, ofVariant, errors, follows } = read;
  const ofEach: [field: string, value: unknown, message: string][] = [
    ['sku', ofVariant.sku, 'A new product needs a SKU'],
    ['price', ofVariant.priceCents, 'Price is required'],
  ];
  const needed: typeof ofEach = [
    ['name', ofProduct.name, 'Product name is required'],
    ...ofEach,
    ['description', ofProduct.description, 'Description is required'],
    ['category', ofProduct.category, 'Category is required'],
  ];
  const told = new Set(errors.map(({ field }) => field));
  const found = (follows ? ofEach : needed)
    .filter(([, value]) => value === undefined)
    .map(([field, , message]) => ({ field, message }));
  const fields = follows ? [] : missingFields(givenFields(ofProduct), declared);
  return [...found, ...fields].filter(({ field }) => !told.has(field));
}

/** A new product has nothing that could be taken away. */
const givenFields = ({ fields = {} }: ReadLine['ofProduct']) => changedFields({}, fields);

/** Two lines of one product may not say different things of it. */
function against({ ofProduct }: ReadLine, first: ReadLine | undefined): FieldError[] {
  if (ofProduct === first?.ofProduct) return [];
  const told = oneByOne(first?.ofProduct ?? {});
  return Object.entries(oneByOne(ofProduct))
    .filter(([member, value]) => JSON.stringify(told[member]) !== JSON.stringify(value))
    .map(([member]) => ({
      field: OF_PRODUCT.find((column) => column.member === member)?.column ?? member,
      message: `Line ${first?.line ?? '?'} says something else of the same product`,
    }));
}

/** What a line says of its product, each declared field under its column. */
function oneByOne({ fields = {}, ...others }: ReadLine['ofProduct']): Record<string, unknown> {
  const named = Object.entries(fields).map(([name, value]) => [fieldColumn({ name }), value]);
  return { ...others, ...(Object.fromEntries(named) as Record<string, unknown>) };
}

function build({ ofProduct, from, swatches }: ReadLine, lines: readonly ReadLine[]): NewFromFile {
  const { name = '', description = '', category = '' } = ofProduct;
  const variants = lines.map(({ ofVariant, from, options = {} }): NewVariant => {
    const {
      sku = '',
      gtin = '',
      priceCents = 0,
      ownPrices = {},
      stock = 0,
      costCents,
      groupPrices,
      bundle,
    } = ofVariant;
    const id = from?.variantId;
    const known = {
      ...(costCents === undefined ? {} : { costCents }),
      ...(groupPrices ? { groupPrices } : {}),
      ...(bundle && bundle.length > 0 ? { bundle } : {}),
    };
    const figures = { sku, gtin, options, priceCents, ownPrices, stock, ...known };
    return { ...(id && { id }), ...figures, ...measuresOf(ofVariant) };
  });
  const { images, ...others } = ofProduct;
  const pictured = images ? { images: placed(images, [], name) } : {};
  const id = from?.productId;
  return {
    ...others,
    ...pictured,
    ...(id && { id }),
    name,
    description,
    category,
    options: optionsOf(variants, swatches),
    variants,
  };
}

/** Every option that a line names, with its values in the order in which they come. */
function optionsOf(variants: readonly NewVariant[], swatches: ReadLine['swatches']): NewFromFile['options'] {
  const names = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))];
  const colourOf = (value: string) => (Object.hasOwn(swatches, value) ? (swatches[value] ?? null) : null);
  return names.map((name) => {
    const values = new Set(variants.flatMap(({ options }) => options[name] ?? []));
    return { name, values: [...values].map((value) => ({ value, swatch: colourOf(value) })) };
  });
}

function problemOf({ variants, ...product }: NewFromFile): readonly FieldError[] {
  const { category, categories = [], discount = 0, isFeatured = false, status = 'active' } = product;
  const state = {
    ...NO_DETAILS,
    taxCategory: 'standard' as const,
    isShipped: true,
    lowStockFrom: null,
    publishAt: null,
    saleEndsAt: null,
    ...product,
    fields: givenFields(product),
    category,
    categories,
    discount,
    isFeatured,
    status,
    id: '',
    images: product.images ?? [],
  };
  try {
    checkProduct({
      ...state,
      variants: variants.map((variant) => ({ ...variant, id: variant.id ?? variant.sku })),
    });
    return [];
  } catch (error) {
    if (error instanceof NotAProduct) return error.details.fields ?? [];
    throw error;
  }
}
