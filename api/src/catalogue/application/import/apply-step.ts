import type { TextBook, TextChange } from '../../../kernel/text-book.js';
import type { ProductState } from '../../domain/product-state.js';
import { ProductNotFound, ProductChanged, SkuTaken, TranslationChanged } from '../../domain/refusals.js';
import type { Edit, NewFromFile } from '../../domain/import/plan.js';
import { takenBack } from '../../domain/import/text-plan.js';
import { ChangeProduct } from '../change-product.js';
import { CreateProduct } from '../create-product.js';
import { Products, type ProductStock, type StoredProduct } from '../product-store.js';
import { RemoveProduct } from '../remove-product.js';
import type { VariantCosts } from '../variant-costs.js';
import { SkuRegistry } from '../skus.js';
import type { FiledBundles } from './filed-bundles.js';
import type { FiledGroupPrices } from './filed-group-prices.js';
import type { Direction, Settled, StoredImport, StoredStep } from './ports.js';

type Locked = ReadonlyMap<string, StoredProduct>;
type Create = Extract<StoredStep, { kind: 'create' }>;
const isNew = (step: StoredStep): step is Create => step.kind === 'create';

/** Does steps of an import to their products, over the versions that the dry run saw. Joins the caller's transaction. */
export class ApplyStep {
  constructor(
    private readonly products: Products,
    private readonly stock: Pick<ProductStock, 'lockAll'>,
    private readonly changing: ChangeProduct,
    private readonly creating: CreateProduct,
    private readonly removal: RemoveProduct,
    private readonly skus: SkuRegistry,
    private readonly texts: TextBook,
    private readonly costs: Pick<VariantCosts, 'set'>,
    private readonly groupPrices: Pick<FiledGroupPrices, 'set'>,
    private readonly bundles: Pick<FiledBundles, 'set'>,
  ) {}

  /** What became of each, in their order. Products that are made one after the other are made together. @throws ProductNotFound, ProductChanged, NotAProduct, SkuTaken, StockIsHeld, BundleHasNoStock, BundleWrong */
  async applySteps(
    steps: readonly StoredStep[],
    direction: Direction,
    made: StoredImport,
  ): Promise<Settled[]> {
    const locked = await this.lock(steps);
    const settled: Settled[] = [];
    for (const run of runsOf(steps, direction))
      if (run.every(isNew) && direction === 'run') {
        const products = run.map(({ product }) => product);
        settled.push(...(await this.create(products, made.by.accountId)));
      } else for (const step of run) settled.push(await this.one(step, direction, made, locked));
    return settled;
  }

  /** The products that are there, shelves first: buyers lock those. */
  private async lock(steps: readonly StoredStep[]): Promise<Locked> {
    const variants = steps.flatMap((step) => (isNew(step) ? [] : step.apply.variants));
    const counted = variants.flatMap(({ id, stock }) => (stock === undefined ? [] : id));
    if (counted.length > 1) await this.stock.lockAll(counted);
    const ids = steps.flatMap(({ productId }) => productId ?? []);
    return ids.length > 0 ? this.products.lockAll(ids) : new Map();
  }

  private one(step: StoredStep, direction: Direction, made: StoredImport, locked: Locked): Promise<Settled> {
    if (isNew(step)) return this.remove(step, made, locked);
    return this.update(step, direction, made, locked);
  }

  private async update(
    step: Extract<StoredStep, { kind: 'update' }>,
    direction: Direction,
    { by, fileName }: StoredImport,
    locked: Locked,
  ): Promise<Settled> {
    const isRun = direction === 'run';
    const expected = isRun ? step.version : (step.versionAfter ?? 0);
    const stored = over(locked.get(step.productId), expected);
    const [{ product, variants, texts = [] }, seen] = isRun
      ? [step.apply, step.undo]
      : [step.undo, step.apply];
    await this.say(texts, step.productId);
    await this.costs.set(costsOf(variants));
    await this.groupPrices.set(
      step.productId,
      variants.flatMap(groupPricesOf),
      seen.variants.flatMap(groupPricesOf),
    );
    const [made, known] = [bundlesOf(variants), bundlesOf(seen.variants)];
    // what is taken apart may get a stock of its own, and what is made of others has lost it by now
    await this.bundles.set(
      made.filter(({ parts }) => parts.length === 0),
      known,
    );
    const others = variants.map(keptWithIt).filter((variant) => Object.keys(variant).length > 1);
    // translations, costs, prices of groups and bundles are none of the product's own versions
    const isSame = Object.keys(product).length + others.length === 0;
    if (!isSame) {
      const reason = `${isRun ? 'import' : 'import undone'} ${fileName}`.trim().slice(0, 200);
      const edit = { id: step.productId, version: expected, reason, actorId: by.accountId };
      await this.changing.changeProduct({ ...edit, ...withVariants(stored.state, product, others) }, stored);
    }
    await this.bundles.set(
      made.filter(({ parts }) => parts.length > 0),
      known,
    );
    return { versionAfter: isSame ? expected : expected + 1 };
  }

  /** SKUs are what makes a second import of a file change nothing, so none is made up here. */
  private async create(all: readonly NewFromFile[], actorId: string): Promise<Settled[]> {
    const taken = await this.skus.taken(all.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
    for (const { variants } of all) {
      const refused = variants.findIndex(({ sku }) => taken.has(sku));
      if (refused >= 0) throw new SkuTaken(refused);
    }
    // somebody may have brought it back meanwhile
    const known = new Set(await this.products.known(all.flatMap(({ id = [] }) => id)));
    const made = await this.creating.createProducts(
      all.map(({ id, variants, texts: _texts, ...product }) => ({
        ...(id !== undefined && !known.has(id)
          ? { hadIds: { product: id, variants: variants.map((variant) => variant.id) } }
          : {}),
        ...product,
        priceCents: Math.min(...variants.map(({ priceCents }) => priceCents)),
        variants: variants.map(({ id: _id, stock: _stock, ...variant }) => keptWithIt(variant)),
        stocks: variants.map(({ stock }) => stock),
      })),
      actorId,
    );
    for (const [at, { id }] of made.entries()) await this.say(all[at]?.texts ?? [], id);
    await this.priceNew(all, made);
    return made.map(({ id }) => ({ productId: id, versionAfter: 1 }));
  }

  /** What they cost the shop and groups of customers, and what they are made of, is kept apart from them. */
  private async priceNew(all: readonly NewFromFile[], made: readonly ProductState[]): Promise<void> {
    const priced = made.map(({ variants }, at) =>
      variants.map(({ id }, place) => ({ ...all[at]?.variants[place], id })),
    );
    await this.costs.set(
      priced
        .flat()
        .flatMap(({ id: variantId, costCents = null }) =>
          costCents === null ? [] : [{ variantId, costCents }],
        ),
    );
    for (const [at, { id }] of made.entries())
      await this.groupPrices.set(id, (priced[at] ?? []).flatMap(groupPricesOf));
    await this.bundles.set(bundlesOf(priced.flat()));
  }

  /** @throws TranslationChanged when somebody has written another one since the dry run, or the run */
  private async say(texts: readonly TextChange[], productId: string): Promise<void> {
    if (texts.length === 0) return;
    const owned = texts.map((one) => ({ ...one, owner: one.owner || productId }));
    if (!(await this.texts.change(owned))) throw new TranslationChanged();
  }

  private async remove(
    { productId, versionAfter, product }: Create,
    { by }: StoredImport,
    locked: Locked,
  ): Promise<Settled> {
    if (productId === null) throw new ProductNotFound();
    over(locked.get(productId), versionAfter ?? 0);
    // the product's own go with it
    const shared = (product.texts ?? []).filter(({ owner }) => owner !== '');
    await this.say(takenBack(shared), productId);
    await this.removal.removeProduct(productId, by.accountId);
    const isKept = (await this.products.lock(productId)) !== undefined;
    return isKept ? { message: 'Archived: orders or carts refer to it' } : {};
  }
}

function over(stored: StoredProduct | undefined, version: number): StoredProduct {
  if (!stored) throw new ProductNotFound();
  if (stored.version !== version) throw new ProductChanged(stored.version);
  return stored;
}

/** Those that are made one after the other, together. */
function runsOf(steps: readonly StoredStep[], direction: Direction): StoredStep[][] {
  const runs: StoredStep[][] = [];
  for (const step of steps) {
    const [last] = runs.at(-1) ?? [];
    if (direction === 'run' && isNew(step) && last && isNew(last)) runs.at(-1)?.push(step);
    else runs.push([step]);
  }
  return runs;
}

const costsOf = (variants: Edit['variants']) =>
  variants.flatMap(({ id: variantId, costCents }) =>
    costCents === undefined ? [] : [{ variantId, costCents }],
  );
const groupPricesOf = ({
  id: variantId,
  groupPrices = [],
}: Pick<Edit['variants'][number], 'id' | 'groupPrices'>) =>
  groupPrices.map(({ group: _, ...one }) => ({ ...one, variantId }));
const bundlesOf = (variants: readonly Pick<Edit['variants'][number], 'id' | 'bundle'>[]) =>
  variants.flatMap(({ id: variantId, bundle }) => (bundle ? [{ variantId, parts: bundle }] : []));
const keptWithIt = <V extends Pick<Edit['variants'][number], 'costCents' | 'groupPrices' | 'bundle'>>({
  costCents: _cost,
  groupPrices: _prices,
  bundle: _bundle,
  ...variant
}: V) => variant;

/** All variants of the product, with what is wanted of some of them. */
function withVariants(state: ProductState, product: Edit['product'], variants: Edit['variants']) {
  if (variants.length === 0) return { change: product };
  const wanted = new Map(variants.map((variant) => [variant.id, variant]));
  const all = state.variants.map((variant) => {
    const { stock: _stock, ...change } = wanted.get(variant.id) ?? {};
    return { ...variant, ...change };
  });
  const stocks = state.variants.map(({ id }) => wanted.get(id)?.stock);
  return { change: { ...product, variants: all }, stocks };
}
