import { daysAgo, list } from './lists.ts';

/** Milliseconds in which a report of a year, and a list that a line of it opens, should answer. */
const AIM = 300;
/** Besides the first round, which pays for plans and pages that are not in memory. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? '5');

interface Opened {
  resource: string;
  filter: Record<string, unknown>;
}

interface Row {
  key: string;
  opens: Opened | null;
}

interface Told {
  name: string;
  choices: { value: string }[];
}

/** What is asked of one report, and how long each answer took. */
interface Asked {
  name: string;
  by: string | undefined;
  lines: number;
  /** Of the lists that are opened in each round. */
  keys: string[];
  year: number[];
  compared: number[];
  file: number[];
  lists: Map<string, { rows: string; list: number[]; tabs: number[] }>;
}

/** Each round is of other days, so that no count is told again that was kept. */
const yearUntil = (ago: number) => ({ from: daysAgo(364 + ago).slice(0, 10), to: daysAgo(ago).slice(0, 10) });

/** Asks every report of a year in rounds: alone, compared, as a file, and the lists that its lines open with their tabs. */
export async function askReports(origin: string, authorization: string): Promise<Asked[]> {
  const call = async (address: string) => {
    const began = performance.now();
    const answer = await fetch(`${origin}/api/v1/admin/${address}`, { headers: { authorization } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
    return { text, rows: answer.headers.get('x-total-count') ?? '', took: performance.now() - began };
  };
  const kinds = JSON.parse((await call('reports')).text) as Told[];
  const all = kinds.flatMap(({ name, choices }): Asked[] =>
    (choices.length > 0 ? choices.map(({ value }) => value) : [undefined]).map((by) => ({
      ...{ name, by, lines: 0, keys: [], year: [], compared: [], file: [], lists: new Map() },
    })),
  );
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const one of all) {
      const keep = (times: number[], took: number) => round > 0 && times.push(took);
      const asked = new URLSearchParams({ ...yearUntil(round), ...(one.by && { by: one.by }) }).toString();
      const year = await call(`reports/${one.name}?${asked}`);
      keep(one.year, year.took);
      keep(one.compared, (await call(`reports/${one.name}?${asked}&compare=year`)).took);
      keep(one.file, (await call(`reports/${one.name}/export.csv?${asked}&compare=before`)).took);
      const { rows, lines } = JSON.parse(year.text) as { rows: Row[]; lines: number };
      one.lines = lines;
      if (round === 0) one.keys = telling(rows);
      for (const { key, opens } of rows) {
        if (!opens || !one.keys.includes(key)) continue;
        const { resource, filter } = opens;
        const { took, rows: found } = await call(list(resource, filter));
        const figures = one.lists.get(key) ?? { rows: found, list: [], tabs: [] };
        one.lists.set(key, figures);
        keep(figures.list, took);
        if (resource !== 'orders') continue;
        const tabs = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
        keep(figures.tabs, (await call(`orders/counts?${tabs}`)).took);
      }
    }
  return all;
}

/** The line that comes to most, that which comes to least, and that of what has no key. */
function telling(rows: readonly Row[]): string[] {
  const opening = rows.filter(({ opens }) => opens !== null).map(({ key }) => key);
  return [...new Set([opening[0], opening.at(-1), opening.find((key) => key === '')])].filter(
    (key) => key !== undefined,
  );
}

const half = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const cell = (times: readonly number[]) => {
  if (times.length === 0) return '';
  const mark = half(times) > AIM ? ' (slow)' : '';
  return `${half(times).toFixed(0)} / ${Math.max(...times).toFixed(0)}${mark}`;
};

/** A line for each report, and one for each list that its lines open. */
export function reportsTables(all: readonly Asked[]): string[] {
  const called = ({ name, by }: Asked) => (by ? `${name}, by ${by}` : name);
  return [
    `Median and worst of ${ROUNDS} rounds in ms, the aim ${AIM}; each round is of other days.`,
    '',
    '| report | lines | a year | beside the year before | CSV, beside the days before |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...all.map(
      (one) =>
        `| ${[called(one), one.lines, cell(one.year), cell(one.compared), cell(one.file)].join(' | ')} |`,
    ),
    '',
    '| list that a line opens | rows | first page with its total | counts of the tabs |',
    '| --- | ---: | ---: | ---: |',
    ...all.flatMap((one) =>
      [...one.lists].map(
        ([key, { rows, list: page, tabs }]) =>
          `| ${[`${called(one)}: ${key || '(none)'}`, rows, cell(page), cell(tabs)].join(' | ')} |`,
      ),
    ),
  ];
}
