import { afterAll, beforeAll } from '@jest/globals';
import { Shop, type ShopOptions } from './shop.js';
import { WorkerShop } from './worker-shop.js';

/**
 * The worker's shop of this kind for the tests of this file: fresh when they begin, shared with the files before and
 * after. Each kind costs every worker a database and its processes, which idle while other files run: there are to be few.
 * Settings make no kind, variables are for shops of one file.
 */
export function useShop({ settings, ...kind }: Omit<ShopOptions, 'env' | 'main'> = {}): Shop {
  return opened(new WorkerShop(kind, settings));
}

/** For files that need variables which no other has, or break something: a shop that begins and ends with them. */
export function useOwnShop(options: ShopOptions = {}): Shop {
  return opened(new Shop(options));
}

function opened(shop: Shop): Shop {
  beforeAll(() => shop.open());
  afterAll(() => shop.close());
  return shop;
}
