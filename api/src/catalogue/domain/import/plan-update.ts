import type { Measures } from '../measures.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { inOrder } from './kept-categories.js';
import { changeProduct } from '../change-product.js';
import { NotAProduct } from '../refusals.js';
import { changedFields, type FieldChanges } from '../../../kernel/fields/read-fields.js';
import type { TextChange } from '../../../kernel/text-book.js';
import type { ProductFieldSet } from '../fields/product-field.js';
import type { ProductState, VariantState } from '../product-state.js';
import { placed } from './pictures.js';
import type { FiledGroupPrice } from './group-price-cells.js';
import {
  differences,
  fieldDifferences,
  groupPriceDifferences,
  ownPriceDifferences,
  type Difference,
} from './differences.js';
import type { FiledPart } from './bundle-cells.js';
import { faultsOfBundled } from './bundle-lines.js';
import { OF_PRODUCT, OF_VARIANT } from './columns.js';
import type { ReadLine } from './line.js';
import { pairsText } from '../../../kernel/sources/cell-parts.js';
import { takenBack, type TextPlan } from './text-plan.js';
import type { Goods } from './translated-cells.js';
import type { Edit, PlannedLine, ExistingProduct } from './plan.js';

const NO_CHANGE = { id: () => '', sku: () => '' };

type Options = Readonly<Record<string, string>>;

/** In whatever order they are named. */
const sameOptions = (a: Options, b: Options): boolean => {
  const [one, other] = [a, b].map((options) =>
    JSON.stringify(
      Object.entries(options)
        .map((pair) => pairsText([pair]).normalize('NFC'))
        .sort(),
    ),
  );
  return one === other;
};

interface Figures extends Measures, Pick<VariantState, 'sku' | 'gtin' | 'priceCents' | 'ownPrices'> {
  stock: number | null;
  costCents: number | null;
  /** Those that change. */
  groupPrices: readonly FiledGroupPrice[];
  bundle: readonly FiledPart[];
}

/** Gathers what the lines of one product want of it, and what would bring it back. */
export class UpdatePlan {
  readonly apply: Edit = { product: {}, variants: [] };
  readonly undo: Edit = { product: {}, variants: [] };
  readonly lines: number[] = [];
  private readonly saidBy = new Map<string, number>();

  constructor(
    readonly storedProduct: ExistingProduct,
    private readonly declared: ProductFieldSet,
    private readonly texts: TextPlan,
  ) {}

  /** Takes up the wishes of one line, or says why not. */
  add(read: ReadLine, variant: VariantState): PlannedLine {
    const { stocks, costs, groupPrices, bundles, state } = this.storedProduct;
    const group = groupPriceDifferences(read.ofVariant.groupPrices ?? [], groupPrices?.get(variant.id) ?? []);
    const figures = {
      ...{ groupPrices: group.before, bundle: bundles?.get(variant.id) ?? [] },
      ...{ ...variant, stock: stocks[variant.id] ?? null, costCents: costs?.get(variant.id) ?? null },
    };
    const { images, ...others } = inOrder(read.ofProduct, state);
    const wanted = images ? { ...others, images: placed(images, state.images, state.name) } : others;
    const ofProduct = [
      ...differences(wanted, state, OF_PRODUCT),
      ...fieldDifferences(wanted.fields ?? {}, state.fields, this.declared),
    ];
    const ofVariant = [
      ...differences(read.ofVariant, figures, OF_VARIANT),
      ...ownPriceDifferences(read.ofVariant.ownPrices ?? {}, variant.ownPrices),
      ...group.differences,
    ];
    const texts = this.texts.add(read.line, read.texts, becoming(state, wanted), state.id);
    const changes = [...[...ofProduct, ...ofVariant].map(({ change }) => change), ...texts.changes];
    const errors = [...read.errors, ...this.clashes(read, variant, ofProduct), ...texts.errors];
    errors.push(...faultsOfBundled(read.ofVariant, figures, ofVariant));
    const planned = { line: read.line, name: this.storedProduct.state.name, sku: variant.sku };
    if (errors.length > 0) return { ...planned, action: 'error', changes: [], errors };
    if (changes.length === 0) return { ...planned, action: 'nothing', changes, errors };
    const problem = this.take(read, variant.id, figures, ofProduct, ofVariant);
    if (problem) return { ...planned, action: 'error', changes: [], errors: problem };
    this.say(texts.texts);
    return { ...planned, action: 'update', changes, errors };
  }

  /** Each once: the lines of a product may all say it. */
  private say(texts: readonly TextChange[]): void {
    const all = new Map([...(this.apply.texts ?? []), ...texts].map((one) => [JSON.stringify(one), one]));
    if (all.size === 0) return;
    this.apply.texts = [...all.values()];
    this.undo.texts = takenBack(this.apply.texts);
  }

  private clashes(read: ReadLine, variant: VariantState, ofProduct: readonly Difference[]) {
    const clashing = ofProduct.filter(({ member, wanted }) => {
      const said = memberOf(this.apply.product, member);
      return said !== undefined && JSON.stringify(said) !== JSON.stringify(wanted);
    });
    const errors = clashing.map(({ change: { field }, member }) => ({
      field,
      message: `Line ${this.saidBy.get(member) ?? '?'} says something else of the same product`,
    }));
    if (read.options && !sameOptions(read.options, variant.options))
      errors.push({ field: 'options', message: 'The options of a variant are changed in the form' });
    return errors;
  }

  private take(
    { line }: ReadLine,
    id: string,
    figures: Figures,
    ofProduct: readonly Difference[],
    ofVariant: readonly Difference[],
  ) {
    const changes = nested(ofProduct.map(({ member, wanted }) => [member, wanted] as const));
    // what was asked of the line before is not asked again: a product may have many lines and a long text
    const problem = this.lines.length > 0 && ofProduct.length === 0 ? undefined : this.problemOf(changes);
    if (problem) return problem;
    addTo(this.apply.product, changes);
    addTo(this.undo.product, this.before(ofProduct.map(({ member }) => member)));
    for (const { member } of ofProduct) if (!this.saidBy.has(member)) this.saidBy.set(member, line);
    this.lines.push(line);
    if (ofVariant.length === 0) return undefined;
    const wanted = Object.fromEntries(ofVariant.map((one) => [one.member, one.wanted])) as Partial<Figures>;
    const was = Object.fromEntries(ofVariant.map(({ member }) => [member, figures[member as keyof Figures]]));
    this.apply.variants.push(edit(id, wanted, figures.stock));
    this.undo.variants.push(edit(id, was, wanted.stock ?? null));
    return undefined;
  }

  /** The rules of a product, asked of what it would become. */
  private problemOf(changes: Edit['product']): FieldError[] | undefined {
    try {
      changeProduct(this.storedProduct.state, addTo({ ...this.apply.product }, changes), NO_CHANGE);
      return undefined;
    } catch (error) {
      if (error instanceof NotAProduct) return [...(error.details.fields ?? [])];
      throw error;
    }
  }

  /** A new category changes the list of categories, too, and a status when it goes on sale. */
  private before(members: readonly string[]): Edit['product'] {
    const all = [
      ...members,
      ...(members.includes('category') ? ['categories'] : []),
      ...(members.includes('status') ? ['publishAt'] : []),
      ...(members.includes('discount') ? ['saleEndsAt'] : []),
    ];
    const { state } = this.storedProduct;
    return nested(all.map((member) => [member, memberOf(state, member)] as const));
  }
}

/** The product with what a line wants of it, whose texts are translated. */
function becoming(state: ProductState, { fields = {}, categories, ...wanted }: Edit['product']): Goods {
  const { category = state.category, ...others } = wanted;
  const all = categories ?? (wanted.category === undefined ? state.categories : [category]);
  return { ...state, ...others, category, categories: all, fields: changedFields(state.fields, fields) };
}

/** The member of a declared field. */
const FIELD = /^fields\.(.*)$/;

/** A member's value; one of a declared field stands among the others, null where there is none. */
function memberOf(product: Edit['product'] | ProductState, member: string): unknown {
  const name = FIELD.exec(member)?.[1];
  if (name === undefined) return product[member as keyof Edit['product']];
  const { fields = {} } = product;
  return Object.hasOwn(fields, name) ? fields[name] : isWhole(product) ? null : undefined;
}

const isWhole = (product: Edit['product'] | ProductState): product is ProductState => 'id' in product;

function nested(members: readonly (readonly [member: string, value: unknown])[]): Edit['product'] {
  const plain = members.filter(([member]) => !FIELD.test(member));
  const fields = members.flatMap(([member, value]) => {
    const name = FIELD.exec(member)?.[1];
    return name === undefined ? [] : [[name, value] as const];
  });
  return {
    ...(Object.fromEntries(plain) as Edit['product']),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) as FieldChanges } : {}),
  };
}

function addTo(product: Edit['product'], changes: Edit['product']): Edit['product'] {
  const fields = changes.fields ? { fields: { ...product.fields, ...changes.fields } } : {};
  return Object.assign(product, changes, fields);
}

function edit(
  id: string,
  { stock, ...others }: Partial<Figures>,
  seen: number | null,
): Edit['variants'][number] {
  return { id, ...others, ...(stock === undefined ? {} : { stock: { to: stock, seen } }) };
}
