import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { circumstances, publish } from '../bench/report.ts';
import { root } from '../bench/servers.ts';
import { MEANT, VISITS, type System, type VisitName } from './contract.ts';
import type { Round } from './measure.ts';

/** What a system took before anybody came. Seconds and MiB. */
export interface Opening {
  system: string;
  goods: number;
  fillSeconds: number;
  readySeconds: number;
  memory: number;
  /** After all visits. */
  memoryAfter: number;
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
const middle = (rounds: readonly Round[], of: (round: Round) => number) => median(rounds.map(of));
const cost = (rounds: readonly Round[]) =>
  middle(rounds, ({ serverMs, databaseMs }) => serverMs + databaseMs);

/** A line for each visit and system, medians of the rounds. */
export function visitTable(rounds: readonly Round[], systems: readonly System[]): string[] {
  const sizes = [...new Set(rounds.map(({ goods }) => goods))];
  const first = systems[0]?.name ?? '';
  const row = (visit: VisitName, goods: number, system: string) => {
    const of = (name: string) =>
      rounds.filter((it) => it.visit === visit && it.goods === goods && it.system === name);
    const own = of(system);
    if (own.length === 0) return [];
    const figure = (name: keyof Round, digits: number) =>
      middle(own, (round) => Number(round[name])).toFixed(digits);
    const share = (cost(own) / cost(of(first))).toFixed(1);
    const cpu = `${figure('serverMs', 1)} + ${figure('databaseMs', 1)}`;
    const figures = [figure('perSecond', 0), figure('p50', 1), figure('p99', 1), cpu, share];
    return [`| ${[visit, goods, system, ...figures].join(' | ')} |`];
  };
  return [
    `| visit | products | system | visits/s | p50 ms | p99 ms | CPU ms, server + PostgreSQL | by ${first} |`,
    '| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: |',
    ...VISITS.flatMap((visit) =>
      sizes.flatMap((goods) => systems.flatMap(({ name }) => row(visit, goods, name))),
    ),
  ];
}

export const openingTable = (openings: readonly Opening[]): string[] => [
  '| system | products | taken in, s | ready in, s | memory after the start, MiB | after all visits, MiB |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...openings.map(({ system, goods, fillSeconds, readySeconds, memory, memoryAfter }) => {
    const figures = [
      fillSeconds.toFixed(0),
      readySeconds.toFixed(2),
      memory.toFixed(0),
      memoryAfter.toFixed(0),
    ];
    return `| ${[system, goods, ...figures].join(' | ')} |`;
  }),
];

/** Where another system costs less than the first, or answers sooner; told as it was measured. */
export function losses(
  rounds: readonly Round[],
  openings: readonly Opening[],
  systems: readonly System[],
): string[] {
  const [first, ...others] = systems.map(({ name }) => name);
  const cells = [...new Set(rounds.map(({ visit, goods }) => `${visit}/${goods}`))];
  const lost = cells.flatMap((cell) => {
    const of = (system?: string) =>
      rounds.filter(({ visit, goods, system: name }) => `${visit}/${goods}` === cell && name === system);
    const [visit, goods] = cell.split('/');
    return others.flatMap((name) => {
      if (of(name).length === 0) return [];
      const told: string[] = [];
      if (cost(of(name)) < cost(of(first)))
        told.push(`${cost(of(name)).toFixed(1)} against ${cost(of(first)).toFixed(1)} ms of CPU`);
      const p99 = (system?: string) => middle(of(system), (round) => round.p99);
      if (p99(name) < p99(first))
        told.push(`p99 ${p99(name).toFixed(0)} against ${p99(first).toFixed(0)} ms`);
      return told.length > 0 ? [`- ${visit} over ${goods} products: ${name}, ${told.join(', ')}`] : [];
    });
  });
  const own = openings.filter(({ system }) => system === first);
  const opened = openings.flatMap(({ system, goods, ...figures }) => {
    const mine = own.find((it) => it.goods === goods);
    if (!mine || system === first) return [];
    const names = {
      fillSeconds: 's to take the goods in',
      readySeconds: 's to be ready',
      memory: 'MiB after the start',
      memoryAfter: 'MiB after all visits',
    };
    return Object.entries(names).flatMap(([name, unit]) => {
      const [theirs, ours] = [figures, mine].map((it) => it[name as keyof typeof figures]);
      return theirs !== undefined && ours !== undefined && theirs < ours
        ? [`- ${system} over ${goods} products: ${theirs.toFixed(1)} against ${ours.toFixed(1)} ${unit}`]
        : [];
    });
  });
  const all = [...lost, ...opened];
  return all.length > 0 ? all : ['- nothing of what was measured'];
}

/** Writes the tables into docs/benchmark.md, and every round as it was measured beside it. */
export function writeReport(
  rounds: readonly Round[],
  openings: readonly Opening[],
  systems: readonly System[],
  minutes: number,
): void {
  const settings = systems.flatMap(({ name, version, settings: all }) => [
    `- **${name} ${version}**: ${all.join('; ')}`,
  ]);
  const meant = VISITS.map((visit) => `- *${visit}*: ${MEANT[visit]}`);
  publish(
    'peers',
    [
      circumstances(minutes),
      '',
      ...visitTable(rounds, systems),
      '',
      ...openingTable(openings),
      '',
      '### What we lose at',
      '',
      ...losses(rounds, openings, systems),
      '',
      '### Visits',
      '',
      ...meant,
      '',
      '### Settings',
      '',
      ...settings,
    ],
    'benchmark.md',
  );
  const columns = Object.keys(rounds[0] ?? {}) as (keyof Round)[];
  const lines = rounds.map((round) =>
    columns
      .map((name) => (typeof round[name] === 'number' ? Number(round[name].toFixed(3)) : round[name]))
      .join(','),
  );
  writeFileSync(join(root, 'docs', 'benchmark.csv'), [columns.join(','), ...lines, ''].join('\n'));
}
