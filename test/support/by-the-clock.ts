/** How long two kinds of requests take, in milliseconds each: pairs taken in turns, first one then the other first. */
export async function inTurns(
  pairs: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<{ one: number[]; other: number[] }> {
  const times = { one: [] as number[], other: [] as number[] };
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
