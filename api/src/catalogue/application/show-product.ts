import type { EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { ProductNotFound } from '../domain/refusals.js';
import { ProductReads, type Shown } from './ports.js';
import type { ProductCard, ProductView } from './views.js';

const RELATED = 8;

/** One product with its variants, pictures and newest reviews. @throws ProductNotFound */
export class ShowProduct {
  constructor(
    private readonly reads: ProductReads,
    private readonly delivery: EstimateDelivery,
    private readonly terms: ShopTerms,
  ) {}

  async showProduct(id: string, shown?: Shown): Promise<ProductView> {
    const product = await this.reads.find(id, shown);
    if (!product) throw new ProductNotFound();
    const { country } = await this.terms.read();
    return { ...product, deliveryEstimate: product.isShipped ? await this.delivery.arrives(country) : null };
  }
}

/** Eight products that go with one. @throws ProductNotFound */
export class ShowRelated {
  constructor(private readonly reads: ProductReads) {}

  async showRelated(id: string, shown?: Shown): Promise<ProductCard[]> {
    const related = await this.reads.related(id, RELATED, shown);
    if (!related) throw new ProductNotFound();
    return related;
  }
}
