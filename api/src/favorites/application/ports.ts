import type { PageRequest } from '../../kernel/page.js';

/** Saved products, one row per account and product. */
export abstract class Favorites {
  /** Ids of the products on sale that the account saved, the latest first, and how many there are. */
  abstract page(accountId: string, page: PageRequest): Promise<{ ids: string[]; total: number }>;
  /** False when there is no such product on sale. Saving twice changes nothing. */
  abstract save(accountId: string, productId: string): Promise<boolean>;
  /** False when it was not saved. */
  abstract remove(accountId: string, productId: string): Promise<boolean>;
}
