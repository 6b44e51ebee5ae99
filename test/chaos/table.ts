/** What was measured at one kind of fault. */
export interface Row {
  times: number;
  /** From the end of the fault until every process served again, in milliseconds. */
  recoveries: number[];
  /** For so long at the most no process answered a visitor who asks one after the other, in milliseconds. */
  gap: number;
  /** What a visitor of the catalogue got meanwhile: an answer, "try again soon", or no connection. */
  answered: number;
  busy: number;
  none: number;
}

export const emptyRow = (): Row => ({ times: 0, recoveries: [], gap: 0, answered: 0, busy: 0, none: 0 });

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** As Markdown. */
export function tableOf(rows: ReadonlyMap<string, Row>): string {
  const lines = [...rows].map(([fault, { times, recoveries, gap, answered, busy, none }]) => {
    const sorted = recoveries.toSorted((one, other) => one - other);
    return `| ${[fault, times, median(sorted), sorted.at(-1) ?? 0, gap, answered, busy, none].join(' | ')} |`;
  });
  return [
    '| Fault | Times | Recovery, median ms | Longest, ms | Gap, ms | Answered | 503 | No connection |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
