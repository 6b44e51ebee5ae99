import type { ShopSettings } from '../domain/shop-settings.js';

/** Where the shop's settings are kept. */
export abstract class Settings {
  /** What was decided, over the defaults. */
  abstract read(): Promise<ShopSettings>;
  /** What there is in the present currency. */
  abstract countsIn(): Promise<{ hasOrders: boolean; hasPrices: boolean }>;
  abstract write(settings: ShopSettings): Promise<void>;
}
