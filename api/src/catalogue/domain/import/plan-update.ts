import type { Measures } from '../measures.js';
import { toDecimal } from '../../../kernel/currency.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { changeProduct } from '../change-product.js';
import { NotAProduct } from '../refusals.js';
import type { FieldValues } from '../../../kernel/fields/field.js';
import type { FieldChanges } from '../../../kernel/fields/read-fields.js';
import type { ProductFieldSet } from '../fields/product-field.js';
import { fieldColumn, fieldText } from './field-cells.js';
import type { ImageState, ProductState, Specification, VariantState } from '../product-state.js';
import { pictureDetails } from './picture-details.js';
import { picturesText, placed } from './pictures.js';
import { ownPriceColumn, ownPriceText } from './own-price-cells.js';
import { SHOPS_OWN } from './cells.js';
import { OF_PRODUCT, OF_VARIANT } from './columns.js';
import type { ReadLine } from './line.js';
import { listText, pairsText } from './parts.js';
import type { CellChange, Edit, PlannedLine, ExistingProduct } from './plan.js';

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

interface Figures extends Measures {
  sku: string;
  priceCents: number;
  ownPrices: OwnPrices;
  stock: number | null;
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
  ) {}

  /** Takes up the wishes of one line, or says why not. */
  add(read: ReadLine, variant: VariantState): PlannedLine {
    const figures = { ...variant, stock: this.storedProduct.stocks[variant.id] ?? null };
    const { state } = this.storedProduct;
    const { images, ...others } = read.ofProduct;
    const wanted = images ? { ...others, images: placed(images, state.images, state.name) } : others;
    const ofProduct = [
      ...differences(wanted, state, OF_PRODUCT),
      ...fieldDifferences(wanted.fields ?? {}, state.fields, this.declared),
    ];
    const ofVariant = [
      ...differences(read.ofVariant, figures, OF_VARIANT),
      ...ownPriceDifferences(read.ofVariant.ownPrices ?? {}, variant.ownPrices),
    ];
    const changes = [...ofProduct, ...ofVariant].map(({ change }) => change);
    const errors = [...read.errors, ...this.clashes(read, variant, ofProduct)];
    const planned = { line: read.line, name: this.storedProduct.state.name, sku: variant.sku };
    if (errors.length > 0) return { ...planned, action: 'error', changes: [], errors };
    if (changes.length === 0) return { ...planned, action: 'nothing', changes, errors };
    const problem = this.take(read, variant.id, figures, ofProduct, ofVariant);
    if (problem) return { ...planned, action: 'error', changes: [], errors: problem };
    return { ...planned, action: 'update', changes, errors };
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
    const problem = this.problemOf(changes);
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
    ];
    const { state } = this.storedProduct;
    return nested(all.map((member) => [member, memberOf(state, member)] as const));
  }
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

interface Difference {
  member: string;
  wanted: unknown;
  change: CellChange;
}

function differences(changes: object, now: object, columns: typeof OF_PRODUCT): Difference[] {
  return columns.flatMap(({ column, member }) => {
    const wanted = (changes as Record<string, unknown>)[member];
    const is = (now as Record<string, unknown>)[member];
    if (wanted === undefined || written(member, wanted) === written(member, is)) return [];
    return [
      { member, wanted, change: { field: column, from: written(member, is), to: written(member, wanted) } },
    ];
  });
}

function fieldDifferences(wanted: FieldChanges, now: FieldValues, declared: ProductFieldSet): Difference[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const field = declared.named(name);
    const is = Object.hasOwn(now, name) ? now[name] : undefined;
    if (!field || fieldText(field, value) === fieldText(field, is)) return [];
    const change = { field: fieldColumn(field), from: fieldText(field, is), to: fieldText(field, value) };
    return [{ member: `fields.${name}`, wanted: value, change }];
  });
}

/** Each says all own prices that the variant is to have; an undo brings all of them back. */
function ownPriceDifferences(wanted: OwnPrices, now: OwnPrices): Difference[] {
  const all = { ...now, ...wanted };
  return Object.entries(wanted).flatMap(([code, price]) => {
    const is = now[code];
    if (price === is) return [];
    const from = is === undefined ? '' : ownPriceText(code, is);
    const change = { field: ownPriceColumn(code), from, to: ownPriceText(code, price) };
    return [{ member: 'ownPrices', wanted: all, change }];
  });
}

/** A value as a cell says it. */
function written(member: string, value: unknown): string {
  if (member === 'priceCents') return String(toDecimal(Number(value)));
  if (member === 'stock' && value === null) return 'unlimited';
  if (member === 'lowStockFrom' && value === null) return SHOPS_OWN;
  if (member === 'publishAt' && value === null) return '';
  if (member === 'images') return pictureWords(value as ImageState[]);
  if (member === 'specifications')
    return pairsText((value as Specification[]).map(({ name, value: text }) => [name, text]));
  if (Array.isArray(value)) return listText(value as string[]);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The addresses, and what is known of the pictures. */
const pictureWords = (images: readonly ImageState[]): string =>
  [picturesText(images), ...Object.values(pictureDetails(images))].filter(Boolean).join(' | ');
