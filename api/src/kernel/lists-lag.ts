let lagMs = 0;

/** By how many milliseconds lists of products may be behind; 0 where the database finds them. */
export const listsLagMs = (): number => lagMs;

/** Lists are found in memory from now on, or no longer. */
export function setListsLag(ms: number): void {
  lagMs = ms;
}
