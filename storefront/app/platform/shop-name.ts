import { common } from './messages/en/common';

let current: string = common.shopName;

/** How the shop calls itself: by its settings, or by the default until they are known. */
export const shopName = (): string => current;

/** Told by whoever has read the settings: the server's loader, and the root route in the browser. */
export function nameShop(name: string): void {
  current = name || common.shopName;
}
