import { ProductReads } from './ports.js';
import type { CategoryView } from './views.js';

/** Every category that a product on sale has. */
export class ListCategories {
  constructor(private readonly reads: ProductReads) {}

  listCategories(): Promise<CategoryView[]> {
    return this.reads.categories();
  }
}
