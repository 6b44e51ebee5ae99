import type { TextBook, TextChange } from '../../../kernel/text-book.js';
import type { ProductState } from '../../domain/product-state.js';
import { ProductNotFound, ProductChanged, SkuTaken, TranslationChanged } from '../../domain/refusals.js';
import type { Edit, NewFromFile } from '../../domain/import/plan.js';
import { takenBack } from '../../domain/import/text-plan.js';
import { ChangeProduct } from '../change-product.js';
import { CreateProduct } from '../create-product.js';
import { Products } from '../product-store.js';
import { RemoveProduct } from '../remove-product.js';
import type { VariantCosts } from '../variant-costs.js';
import { SkuRegistry } from '../skus.js';
import type { FiledGroupPrices } from './filed-group-prices.js';
import type { Direction, Settled, StoredImport, StoredStep } from './ports.js';

/** Does one step of an import to its product, over the version that the dry run saw. Joins the caller's transaction. */
export class ApplyStep {
  constructor(
    private readonly products: Products,
    private readonly changing: ChangeProduct,
    private readonly creating: CreateProduct,
    private readonly removal: RemoveProduct,
    private readonly skus: SkuRegistry,
    private readonly texts: TextBook,
    private readonly costs: Pick<VariantCosts, 'ofProduct' | 'set'>,
    private readonly groupPrices: Pick<FiledGroupPrices, 'set'>,
  ) {}

  /** @throws ProductNotFound, ProductChanged, NotAProduct, SkuTaken, StockIsHeld */
  async applyStep(step: StoredStep, direction: Direction, made: StoredImport): Promise<Settled> {
    if (step.kind === 'update') return this.update(step, direction, made);
    return direction === 'run' ? this.create(step.product, made.by.accountId) : this.remove(step, made);
  }

  private async update(
    step: Extract<StoredStep, { kind: 'update' }>,
    direction: Direction,
    { by, fileName }: StoredImport,
  ): Promise<Settled> {
    const isRun = direction === 'run';
    const expected = isRun ? step.version : (step.versionAfter ?? 0);
    const state = await this.over(step.productId, expected);
    const { product, variants, texts = [] } = isRun ? step.apply : step.undo;
    await this.say(texts, step.productId);
    await this.costs.set(costsOf(variants));
    await this.groupPrices.set(step.productId, variants.flatMap(groupPricesOf));
    const others = variants.map(keptWithIt).filter((variant) => Object.keys(variant).length > 1);
    // translations, costs and prices of groups are none of the product's own versions
    if (Object.keys(product).length + others.length === 0) return { versionAfter: expected };
    const reason = `${isRun ? 'import' : 'import undone'} ${fileName}`.trim().slice(0, 200);
    const edit = { id: step.productId, version: expected, reason, actorId: by.accountId };
    await this.changing.changeProduct({ ...edit, ...withVariants(state, product, others) });
    return { versionAfter: expected + 1 };
  }

  /** SKUs are what makes a second import of a file change nothing, so none is made up here. */
  private async create(
    { id, variants, texts = [], ...product }: NewFromFile,
    actorId: string,
  ): Promise<Settled> {
    const taken = await this.skus.taken(variants.map(({ sku }) => sku));
    const refused = variants.findIndex(({ sku }) => taken.has(sku));
    if (refused >= 0) throw new SkuTaken(refused);
    // somebody may have brought it back meanwhile
    const isFree = id !== undefined && !(await this.products.lock(id));
    const productId = await this.creating.createProduct({
      ...(isFree ? { hadIds: { product: id, variants: variants.map((variant) => variant.id) } } : {}),
      ...{ ...product, actorId },
      priceCents: Math.min(...variants.map(({ priceCents }) => priceCents)),
      variants: variants.map(({ id: _id, stock: _stock, ...variant }) => keptWithIt(variant)),
      stocks: variants.map(({ stock }) => stock),
    });
    await this.say(texts, productId);
    await this.priceNew(productId, variants);
    return { productId, versionAfter: 1 };
  }

  /** What it costs the shop and groups of customers is kept apart from it. */
  private async priceNew(productId: string, variants: NewFromFile['variants']): Promise<void> {
    const known = new Map(variants.map((variant) => [variant.sku, variant]));
    if (variants.every(({ costCents = null, groupPrices = [] }) => costCents === null && !groupPrices.length))
      return;
    const made = (await this.costs.ofProduct(productId)) ?? [];
    await this.costs.set(
      made.map(({ variantId, sku }) => ({ variantId, costCents: known.get(sku)?.costCents ?? null })),
    );
    const priced = made.map(({ variantId: id, sku }) => ({ id, ...known.get(sku) }));
    await this.groupPrices.set(productId, priced.flatMap(groupPricesOf));
  }

  /** @throws TranslationChanged when somebody has written another one since the dry run, or the run */
  private async say(texts: readonly TextChange[], productId: string): Promise<void> {
    if (texts.length === 0) return;
    const owned = texts.map((one) => ({ ...one, owner: one.owner || productId }));
    if (!(await this.texts.change(owned))) throw new TranslationChanged();
  }

  private async remove(
    { productId, versionAfter, product }: Extract<StoredStep, { kind: 'create' }>,
    { by }: StoredImport,
  ): Promise<Settled> {
    if (productId === null) throw new ProductNotFound();
    await this.over(productId, versionAfter ?? 0);
    // the product's own go with it
    const shared = (product.texts ?? []).filter(({ owner }) => owner !== '');
    await this.say(takenBack(shared), productId);
    await this.removal.removeProduct(productId, by.accountId);
    const isKept = (await this.products.lock(productId)) !== undefined;
    return isKept ? { message: 'Archived: orders or carts refer to it' } : {};
  }

  private async over(id: string, version: number): Promise<ProductState> {
    const stored = await this.products.lock(id);
    if (!stored) throw new ProductNotFound();
    if (stored.version !== version) throw new ProductChanged(stored.version);
    return stored.state;
  }
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
const keptWithIt = <V extends Pick<Edit['variants'][number], 'costCents' | 'groupPrices'>>({
  costCents: _cost,
  groupPrices: _prices,
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
