import { describe, expect, it } from '@jest/globals';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { MemoryShippingZones } from '../../shipping/testing/memory-shipping-zones.js';
import { noRates } from '../../shipping/testing/no-rates.js';
import { aShippingZone } from '../../shipping/testing/zones.js';
import { EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import { ProductNotFound } from '../domain/refusals.js';
import { ListCategories } from './list-categories.js';
import { ListFeatured } from './list-featured.js';
import type { ProductReads } from './ports.js';
import { NO_FILTER, type ProductFilter, type ProductSort } from './product-filter.js';
import { ShowProduct, ShowRelated } from './show-product.js';

const mug = { id: 'mug', name: 'Mug', isShipped: true };
const lesson = { id: 'lesson', name: 'Lesson', isShipped: false };
const categories = [{ name: 'Home', count: 1, image: null, description: '' }];
/** A shop with a mug, and a jug that goes with it. */
const reads = {
  find: (id: string) => Promise.resolve([mug, lesson].find((one) => one.id === id)),
  related: (id: string, limit: number) => Promise.resolve(id === 'mug' ? [{ id: 'jug', limit }] : undefined),
  categories: () => Promise.resolve(categories),
  list: (filter: ProductFilter, sort: ProductSort, page: object) => Promise.resolve({ filter, sort, page }),
} as unknown as ProductReads;
const clock = { now: () => new Date('2026-11-26T10:00:00Z') };

describe('a product that is looked at', () => {
  const zones = new MemoryShippingZones();
  const terms = termsOf(() => ({ country: 'DE' }));
  const show = new ShowProduct(reads, new EstimateDelivery(zones, noRates(clock), clock), terms);

  it('is shown with when it usually arrives, as far as the shop sends anything', async () => {
    expect(await show.showProduct('mug')).toEqual({ ...mug, deliveryEstimate: null });
    await zones.add(aShippingZone('zone', 'Germany'));
    const deliveryEstimate = { from: '2026-12-01', to: '2026-12-03' };
    expect(await show.showProduct('mug')).toEqual({ ...mug, deliveryEstimate });
    expect(await show.showProduct('lesson')).toEqual({ ...lesson, deliveryEstimate: null });
  });

  it('is not found when it is not on sale', async () => {
    await expect(show.showProduct('ghost')).rejects.toThrow(ProductNotFound);
    await expect(new ShowRelated(reads).showRelated('ghost')).rejects.toThrow(ProductNotFound);
  });

  it('is shown with eight others that go with it', async () => {
    expect(await new ShowRelated(reads).showRelated('mug')).toEqual([{ id: 'jug', limit: 8 }]);
  });
});

describe('what the shop puts forward', () => {
  it('is what staff has marked and nothing else, in its own order', async () => {
    const page = { page: 2, limit: 8 };
    expect(await new ListFeatured(reads).listFeatured(page)).toEqual({
      ...{ filter: { ...NO_FILTER, featured: true }, sort: 'featured', page },
    });
  });

  it('is every category that has something on sale', async () => {
    expect(await new ListCategories(reads).listCategories()).toEqual(categories);
  });
});
