import { afterAll, beforeAll } from '@jest/globals';
import { Shop, type ShopOptions } from './shop.js';
import { WorkerShop } from './worker-shop.js';

/** The worker's shop for the tests of this file: fresh when they begin, shared with the files before and after. */
export function useShop(): Shop {
  return opened(new WorkerShop());
}

/** For files that need other settings, more processes, or break something: a shop that begins and ends with them. */
export function useOwnShop(options: ShopOptions = {}): Shop {
  return opened(new Shop(options));
}

function opened(shop: Shop): Shop {
  beforeAll(() => shop.open());
  afterAll(() => shop.close());
  return shop;
}
