/** A gauge over time: seconds since the beginning, and what it showed. */
export type Point = readonly [seconds: number, value: number];

export interface Trend {
  /** Level of the first and of the last tenth of what is judged. */
  first: number;
  last: number;
  /** By how much it rises over the whole of it, if it goes on as it does in the middle (Theil and Sen). */
  rise: number;
  /** How surely it rises at all (Mann and Kendall): above 3, one in 700 by chance. */
  certainty: number;
  grows: boolean;
}

/** What happens in a process's first minutes is no trend: code is compiled, pools and caches fill. */
const WARM_UP_SHARE = 1 / 6;
const WARM_UP_LIMIT = 20 * 60;
/** How many seconds of so many are not judged. */
export const warmUpOf = (seconds: number) => Math.min(seconds * WARM_UP_SHARE, WARM_UP_LIMIT);
/** Looks close to each other are alike: means of blocks take the place of single ones. */
const BLOCKS = 40;
const CERTAIN = 3;
/** A rise that is certain but smaller than this part of the level would take days to matter. */
const MATTERS = 0.1;

/**
 * Whether a gauge grows, by rank and slope, so that no single high value decides.
 * @param limit by how much it may rise a second; a tenth of its level over the whole of it if nobody says
 */
export function trendOf(points: readonly Point[], limit?: number): Trend {
  const end = points.at(-1)?.[0] ?? 0;
  const from = warmUpOf(end);
  const blocks = blocksOf(points.filter(([seconds]) => seconds >= from));
  const tenth = Math.max(1, Math.round(blocks.length / 10));
  const [first, last] = [blocks.slice(0, tenth), blocks.slice(-tenth)].map((part) =>
    mean(part.map(([, v]) => v)),
  );
  const slopes: number[] = [];
  let rank = 0;
  for (const [index, [at, value]] of blocks.entries())
    for (const [later, other] of blocks.slice(index + 1)) {
      slopes.push((other - value) / (later - at));
      rank += Math.sign(other - value);
    }
  const n = blocks.length;
  const certainty = n < 8 ? 0 : (rank - Math.sign(rank)) / Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18);
  const rise = median(slopes) * (end - from);
  const level = median(blocks.map(([, value]) => value));
  return {
    first: first ?? 0,
    last: last ?? 0,
    rise,
    certainty,
    grows: certainty > CERTAIN && rise > (limit === undefined ? MATTERS * level : limit * (end - from)),
  };
}

function blocksOf(points: readonly Point[]): Point[] {
  const size = Math.max(1, Math.ceil(points.length / BLOCKS));
  const blocks: Point[] = [];
  for (let from = 0; from < points.length; from += size) {
    const block = points.slice(from, from + size);
    blocks.push([mean(block.map(([seconds]) => seconds)), mean(block.map(([, value]) => value))]);
  }
  return blocks;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
