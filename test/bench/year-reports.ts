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

/** An answer: how long it took, and the processor time of API and database for it, in milliseconds. */
interface Took {
  wall: number;
  cpu: number;
}

/** What is asked of one report, and what each answer took. */
interface Asked {
  name: string;
  by: string | undefined;
  lines: number;
  year: Took[];
  compared: Took[];
  file: Took[];
  /** By the place of the line that they are opened from. */
  lists: Map<string, { rows: string; list: Took[]; tabs: Took[] }>;
}

/** Each round is of other days, so that no count is told again that was kept. */
const yearUntil = (ago: number) => ({ from: daysAgo(364 + ago).slice(0, 10), to: daysAgo(ago).slice(0, 10) });

/** Asks every report of a year in rounds: alone, compared, as a file, and the lists that its lines open with their tabs. */
export async function askReports(origin: string, authorization: string, cpu: () => number): Promise<Asked[]> {
  const call = async (address: string) => {
    const [began, used] = [performance.now(), cpu()];
    const answer = await fetch(`${origin}/api/v1/admin/${address}`, { headers: { authorization } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
    const took = { wall: performance.now() - began, cpu: cpu() - used };
    return { text, rows: answer.headers.get('x-total-count') ?? '', took };
  };
  const kinds = JSON.parse((await call('reports')).text) as Told[];
  const all = kinds.flatMap(({ name, choices }): Asked[] =>
    (choices.length > 0 ? choices.map(({ value }) => value) : [undefined]).map((by) => ({
      ...{ name, by, lines: 0, year: [], compared: [], file: [], lists: new Map() },
    })),
  );
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const one of all) {
      const keep = (times: Took[], took: Took) => round > 0 && times.push(took);
      const asked = new URLSearchParams({ ...yearUntil(round), ...(one.by && { by: one.by }) }).toString();
      const year = await call(`reports/${one.name}?${asked}`);
      keep(one.year, year.took);
      keep(one.compared, (await call(`reports/${one.name}?${asked}&compare=year`)).took);
      keep(one.file, (await call(`reports/${one.name}/export.csv?${asked}&compare=before`)).took);
      const { rows, lines } = JSON.parse(year.text) as { rows: Row[]; lines: number };
      one.lines = lines;
      for (const [place, { resource, filter }] of telling(rows)) {
        const { took, rows: found } = await call(list(resource, filter));
        const figures = one.lists.get(place) ?? { rows: found, list: [], tabs: [] };
        one.lists.set(place, figures);
        keep(figures.list, took);
        if (resource !== 'orders') continue;
        const tabs = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
        keep(figures.tabs, (await call(`orders/counts?${tabs}`)).took);
      }
    }
  return all;
}

/** What the line opens that comes to most, that which comes to least, and that of what has no key. */
function telling(rows: readonly Row[]): Map<string, Opened> {
  const opening = rows.filter(({ opens }) => opens !== null);
  const places = [
    ['first line', opening[0]],
    ['last line', opening.at(-1)],
    ['of none', opening.find(({ key }) => key === '')],
  ] as const;
  const once = places.filter(([, row], at) => places.findIndex(([, other]) => other === row) === at);
  return new Map(once.flatMap(([place, row]) => (row?.opens ? [[place, row.opens] as const] : [])));
}

const half = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
/** Median and worst, and behind them the median of processor time. */
const cell = (times: readonly Took[]) => {
  if (times.length === 0) return '';
  const [wall, cpu] = [times.map((one) => one.wall), times.map((one) => one.cpu)];
  const mark = half(wall) > AIM ? ' (slow)' : '';
  return `${half(wall).toFixed(0)} / ${Math.max(...wall).toFixed(0)}${mark}, ${half(cpu).toFixed(0)}`;
};

/** A line for each report, and one for each list that its lines open. */
export function reportsTables(all: readonly Asked[]): string[] {
  const called = ({ name, by }: Asked) => (by ? `${name}, by ${by}` : name);
  return [
    `Median and worst of ${ROUNDS} rounds in ms (aim ${AIM}), then the median of the processor time of API and PostgreSQL; each round is of other days.`,
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
        ([place, { rows, list: page, tabs }]) =>
          `| ${[`${called(one)}: ${place}`, rows, cell(page), cell(tabs)].join(' | ')} |`,
      ),
    ),
  ];
}
