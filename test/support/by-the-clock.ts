/** Milliseconds of each kind of request. */
interface Times {
  one: number[];
  other: number[];
}

/** How long two kinds of requests take, in milliseconds each: pairs taken in turns, first one then the other first. */
export async function inTurns(
  pairs: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<Times> {
  const times: Times = { one: [], other: [] };
  const timed = async (request: () => Promise<unknown>, into: number[]) => {
    const start = process.hrtime.bigint();
    await request();
    into.push(Number(process.hrtime.bigint() - start) / 1e6);
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2 === 0) await timed(one, times.one);
    await timed(other, times.other);
    if (pair % 2 === 1) await timed(one, times.one);
  }
  return times;
}

/**
 * How well the clock tells the two apart: the area under the ROC curve by the rank sum. 0.5 is "not at all", 0 or 1 is
 * "always"; slow outliers of a busy machine weigh no more than any other rank.
 */
export function tellsApart({ one, other }: { one: readonly number[]; other: readonly number[] }): number {
  const wins = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/**
 * `tellsApart` over all pairs of up to `rounds` rounds; no more are asked for once it is within `tolerance` of 0.5. A real
 * difference stays out of it the longer it is looked at, chance does not.
 */
export async function lastingly(
  rounds: number,
  tolerance: number,
  round: () => Promise<Times>,
): Promise<number> {
  const all: Times = { one: [], other: [] };
  for (let done = 1; ; done += 1) {
    const { one, other } = await round();
    all.one.push(...one);
    all.other.push(...other);
    const told = tellsApart(all);
    if (done === rounds || Math.abs(told - 0.5) < tolerance) return told;
  }
}
