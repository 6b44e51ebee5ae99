let isLowest = false;

/** Whether what is crossed out is the lowest price of the thirty days before; else what the discount makes. */
export const crossesOutLowest = (): boolean => isLowest;

/** Told by whoever has read the settings: the server's loader, and the root route in the browser. */
export function crossOutLowest(chosen: boolean): void {
  isLowest = chosen;
}
