import type { PageOf, PageRequest } from '../../kernel/page.js';
import { ProductReads } from './ports.js';
import { NO_FILTER } from './product-filter.js';
import type { ProductCard } from './views.js';

/** The products that the shop puts forward. */
export class ListFeatured {
  constructor(private readonly reads: ProductReads) {}

  listFeatured(page: PageRequest): Promise<PageOf<ProductCard>> {
    return this.reads.list({ ...NO_FILTER, featured: true }, 'featured', page);
  }
}
