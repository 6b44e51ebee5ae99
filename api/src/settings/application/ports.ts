import type { ShopSettings } from '../domain/shop-settings.js';

/** Where the shop's settings are kept. */
export abstract class Settings {
  /** What was decided, over the defaults. */
  abstract read(): Promise<ShopSettings>;
  abstract write(settings: ShopSettings): Promise<void>;
}
