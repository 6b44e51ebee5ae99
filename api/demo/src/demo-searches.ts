const DAY_MS = 86_400_000;

/** Words, how often a day, and how much they find. */
const SEARCHES: readonly [string, number, number][] = [
  ['running shoes', 9, 5],
  ['headphones', 8, 3],
  ['leather jacket', 6, 2],
  ['smart watch', 5, 2],
  ['gift for her', 3, 4],
  ['standing desk', 2, 0],
];

/** What was searched for in the demo's last days. */
export const searchRows = (now: Date) =>
  [1, 2, 3].flatMap((days) =>
    SEARCHES.map(([query, times, results]) => ({
      query,
      day: new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10),
      times,
      results,
    })),
  );
