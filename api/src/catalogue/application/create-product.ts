import { NO_MEASURES } from '../domain/measures.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { changeProduct, type ProductChange } from '../domain/change-product.js';
import { NO_DETAILS, type ProductState } from '../domain/product-state.js';
import { Products, ProductStock } from './product-store.js';
import { Skus } from './skus.js';

export interface NewProduct extends ProductChange {
  name: string;
  description: string;
  category: string;
  priceCents: number;
  /** Of each variant, in their order; the only one's alone for a product without options. Null is unlimited. */
  stocks: readonly (number | null)[];
  /** Whose prices they are. */
  actorId: string;
  /** Ids that it had in another shop, and its variants in their order; nobody may have them here. */
  hadIds?: { product: string; variants: readonly (string | undefined)[] } | undefined;
}

/** Makes new products, which are on sale unless they are drafts or archived from the start. One without variants gets one silent one. */
export class CreateProduct {
  constructor(
    private readonly products: Products,
    private readonly storedProducts: ProductStock,
    private readonly skus: Skus,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns its id. @throws NotAProduct, SkuTaken */
  async createProduct({ actorId, ...wanted }: NewProduct): Promise<string> {
    const [made] = await this.createProducts([wanted], actorId);
    if (!made) throw new Error('no product was made');
    return made.id;
  }

  /** All of them or none, in their order. @throws NotAProduct, SkuTaken */
  createProducts(all: readonly Omit<NewProduct, 'actorId'>[], actorId: string): Promise<ProductState[]> {
    return this.unitOfWork.run(async () => {
      const made = all.map(({ stocks, ...wanted }) => ({ product: this.build(wanted), stocks }));
      const products = made.map(({ product }) => product);
      await this.products.add(products, actorId);
      const shelves = made.flatMap(({ product, stocks }) =>
        product.variants.map(({ id }, index) => ({ variantId: id, units: stocks[index] ?? null })),
      );
      await this.storedProducts.open(shelves);
      return products;
    });
  }

  private build({ hadIds, ...wanted }: Omit<NewProduct, 'stocks' | 'actorId'>): ProductState {
    const blank: ProductState = {
      ...NO_DETAILS,
      id: hadIds?.product ?? this.ids.next(),
      name: '',
      category: wanted.category,
      categories: [],
      discount: 0,
      isFeatured: false,
      taxCategory: 'standard',
      isShipped: true,
      lowStockFrom: null,
      status: 'active',
      publishAt: null,
      saleEndsAt: null,
      options: [],
      variants: [
        {
          ...{ id: this.ids.next(), sku: '', gtin: '', options: {} },
          ...{ priceCents: wanted.priceCents, ownPrices: {} },
          ...NO_MEASURES,
        },
      ],
      images: [],
    };
    const had = [...(hadIds?.variants ?? [])];
    const fresh = {
      id: () => had.shift() ?? this.ids.next(),
      sku: this.skus.forProduct(wanted.name),
    };
    return changeProduct(blank, { ...wanted, variants: wanted.variants ?? [{ options: {} }] }, fresh);
  }
}
