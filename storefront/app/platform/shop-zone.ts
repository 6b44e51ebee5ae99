export const UTC = 'UTC';

let zone = UTC;

/** In which the shop counts days: told by whoever has read the settings, the server's loader and the root route in the browser. */
export function setShopZone(name: string): void {
  zone = name;
}

export const shopZone = (): string => zone;
