import { spellingKey } from '../../../kernel/spelling-key.js';
import { DUKAS_FIELDS } from '../fields/built-in.js';
import type { ProductFieldSet } from '../fields/product-field.js';
import { CreatePlan } from './plan-create.js';
import type { NamedGroup } from './group-price-cells.js';
import { partsFirst, withParts } from './bundle-lines.js';
import type { SaidText } from '../../../kernel/text-book.js';
import { readLine, type ReadLine } from './line.js';
import { TextPlan } from './text-plan.js';
import type { Line } from './file-line.js';
import type { Plan, PlannedLine, ExistingProduct, Step } from './plan.js';
import { UpdatePlan } from './plan-update.js';

const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

type Target = { storedProduct: ExistingProduct; variant: ExistingProduct['state']['variants'][number] };

const STAYS_ARCHIVED = 'Archived, and stays so unless its status in the file says active';

/** The languages besides the shop's own, what of these goods is translated, and the groups of customers. */
export interface KnownNames {
  languages: readonly string[];
  stored: readonly SaidText[];
  groups?: readonly NamedGroup[];
  /** SKUs of what bundles are made of, by their spelling. */
  skus?: ReadonlyMap<string, string>;
}
const NO_NAMES: KnownNames = { languages: [], stored: [] };

/**
 * The dry run: what each line would change, and what is to be done to each product. A line means the variant of its id,
 * else the one of its SKU, else it makes a new product together with the lines of the same name. `strangers` are ids of
 * products that are of another shop: they are kept for what is new. Pure.
 */
export function planImport(
  lines: readonly Line[],
  storedProducts: readonly ExistingProduct[],
  declared: ProductFieldSet = DUKAS_FIELDS,
  strangers: ReadonlySet<string> = new Set(),
  known: KnownNames = NO_NAMES,
): Plan {
  const planner = new Planner(storedProducts, declared, new TextPlan(known.stored));
  const read = lines.map((line) =>
    arriving(readLine(line, declared, known.languages, known.groups), strangers),
  );
  const reads = withParts(read, known.skus);
  planner.know(reads);
  for (const read of reads) planner.sort(read);
  return planner.finish();
}

/** A line of a product of another shop means none of this one by its ids. */
function arriving({ productId, variantId, ...read }: ReadLine, strangers: ReadonlySet<string>): ReadLine {
  if (productId === undefined || !strangers.has(productId)) return { ...read, productId, variantId };
  return { ...read, productId: undefined, variantId: undefined, from: { productId, variantId } };
}

class Planner {
  private readonly byId = new Map<string, Target>();
  private readonly bySku = new Map<string, Target>();
  private readonly planned: PlannedLine[] = [];
  private readonly updates = new Map<string, UpdatePlan>();
  private readonly updateOfLine = new Map<number, UpdatePlan>();
  /** Of whose status some line speaks. */
  private readonly saidStatus = new Set<UpdatePlan>();
  private readonly creates = new Map<string, CreatePlan>();
  private readonly variantSaidBy = new Map<string, number>();
  private readonly skuSaidBy = new Map<string, number>();
  /** Of the products that the shop has, as their source calls them. */
  private readonly knownGroups = new Set<string>();
  /** The first line of each group. */
  private readonly heads = new Map<string, ReadLine>();

  constructor(
    storedProducts: readonly ExistingProduct[],
    private readonly declared: ProductFieldSet,
    private readonly texts: TextPlan,
  ) {
    for (const storedProduct of storedProducts)
      for (const variant of storedProduct.state.variants) {
        this.byId.set(variant.id, { storedProduct, variant });
        this.bySku.set(spellingKey(variant.sku), { storedProduct, variant });
      }
  }

  /** Which products of the source are here already, by any of their lines. */
  know(reads: readonly ReadLine[]): void {
    for (const read of reads) {
      if (read.group && !this.heads.has(read.group)) this.heads.set(read.group, read);
      if (read.group && this.targetOf(read)) this.knownGroups.add(read.group);
    }
  }

  /** Puts a line to its product. */
  sort(read: ReadLine): void {
    const target = this.targetOf(read);
    const error = this.clash(read, target) ?? this.homeless(read, target) ?? this.strange(read);
    const name = target?.storedProduct.state.name ?? read.ofProduct.name ?? '';
    const { sku = target?.variant.sku ?? '' } = read.ofVariant;
    if (error)
      this.planned.push({ line: read.line, name, sku, action: 'error', changes: [], errors: [error] });
    else if (target) this.planned.push(this.updateOf(read, target.storedProduct).add(read, target.variant));
    else this.createOf(read).lines.push(this.whole(read));
  }

  finish(): Plan {
    const steps: Step[] = [...this.updates.values()]
      .filter(({ lines }) => lines.length > 0)
      .map(({ storedProduct: { state, version }, lines, apply, undo }) => {
        return { kind: 'update', productId: state.id, version, name: state.name, lines, apply, undo };
      });
    for (const group of this.creates.values()) {
      const { product, lines } = group.finish();
      this.planned.push(...lines);
      if (product)
        steps.push({ kind: 'create', name: product.name, lines: lines.map(({ line }) => line), product });
    }
    const lines = this.planned.sort((a, b) => a.line - b.line).map((line) => this.noted(line));
    return { lines, steps: partsFirst(steps) };
  }

  /** Once all lines are read: another one may speak of the status. */
  private noted(line: PlannedLine): PlannedLine {
    const update = this.updateOfLine.get(line.line);
    const isArchived = update?.storedProduct.state.status === 'archived';
    if (!isArchived || line.action === 'error' || this.saidStatus.has(update)) return line;
    return { ...line, note: STAYS_ARCHIVED };
  }

  private targetOf({ variantId, ofVariant }: ReadLine): Target | undefined {
    if (variantId) return this.byId.get(variantId);
    return ofVariant.sku === undefined ? undefined : this.bySku.get(spellingKey(ofVariant.sku));
  }

  /** With what its product is to be. */
  private whole(read: ReadLine): ReadLine {
    const head = read.follows && read.group ? this.heads.get(read.group) : undefined;
    return head ? { ...read, ofProduct: head.ofProduct } : read;
  }

  /** An id that it had in another shop is kept where nobody has it here. */
  private strange({ line, from }: ReadLine) {
    const id = from?.variantId;
    if (id === undefined) return undefined;
    const told = (message: string) => ({ field: 'variant id', message });
    if (!isUuid(id)) return told('There is no such variant');
    if (this.byId.has(id)) return told('The variant belongs to another product');
    const twice = this.variantSaidBy.get(id);
    if (twice !== undefined) return told(`Line ${twice} speaks of the same variant`);
    this.variantSaidBy.set(id, line);
    return undefined;
  }

  private homeless({ variantId, productId, group }: ReadLine, target: Target | undefined) {
    if (variantId && !target) return { field: 'variant id', message: 'There is no such variant' };
    if (target && productId && productId !== target.storedProduct.state.id)
      return { field: 'product id', message: 'The variant belongs to another product' };
    if (!target && (productId || (group && this.knownGroups.has(group))))
      return {
        field: productId ? 'variant id' : 'sku',
        message: 'A new variant of a product is made in the form',
      };
    return undefined;
  }

  /** Two lines may speak neither of one variant nor of one SKU, and a SKU of somebody else is taken. */
  private clash({ line, ofVariant: { sku } }: ReadLine, target: Target | undefined) {
    const id = target?.variant.id;
    const twice = id === undefined ? undefined : this.variantSaidBy.get(id);
    if (twice !== undefined)
      return { field: 'variant id', message: `Line ${twice} speaks of the same variant` };
    if (id !== undefined) this.variantSaidBy.set(id, line);
    if (sku === undefined) return undefined;
    const key = spellingKey(sku);
    const said = this.skuSaidBy.get(key);
    if (said !== undefined) return { field: 'sku', message: `Line ${said} has the same SKU` };
    this.skuSaidBy.set(key, line);
    const owner = this.bySku.get(key);
    if (owner && owner.variant.id !== id) return { field: 'sku', message: 'Another variant has this SKU' };
    return undefined;
  }

  private updateOf({ line, ofProduct }: ReadLine, storedProduct: ExistingProduct): UpdatePlan {
    const known =
      this.updates.get(storedProduct.state.id) ?? new UpdatePlan(storedProduct, this.declared, this.texts);
    this.updates.set(storedProduct.state.id, known);
    this.updateOfLine.set(line, known);
    if (ofProduct.status) this.saidStatus.add(known);
    return known;
  }

  private createOf({ line, from, group, ofProduct: { name } }: ReadLine): CreatePlan {
    const key = from?.productId ?? group ?? name ?? `line ${line}`;
    const known = this.creates.get(key) ?? new CreatePlan(this.declared, this.texts);
    this.creates.set(key, known);
    return known;
  }
}
