import { common } from './messages/en/common';

let current: string = common.shopName;
let shared: string | null = null;

/** How the shop calls itself: by its settings, or by the default until they are known. */
export const shopName = (): string => current;

/** Told by whoever has read the settings: the server's loader, and the root route in the browser. */
export function nameShop(name: string, share: string | null = null): void {
  current = name || common.shopName;
  shared = share;
}

/** The picture beside links that are shared, unless the page has one of its own. */
export const sharePicture = (): string | null => shared;
