/** Walks over numbers from 1 to `count` without favouring the first of them. */
export const nth = (n: number, count: number): number => ((n * 7_919) % count) + 1;
