import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { cost, type Comparison, type Figures } from './compare.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** What one API process used up. Memory in MiB. */
export interface Usage {
  size: number;
  readySeconds: number;
  afterStart: number;
  peak: number;
}

export const HEAD = [
  '| scenario | products | connections | server | req/s | p50 ms | p99 ms | API CPU ms | PostgreSQL CPU ms | CPU ratio |',
  '| --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | --- |',
];

/** Two lines of the table: the shop and the baseline. */
export function rows({ scenario, size, connections, ours, theirs, ratio }: Comparison): string[] {
  const row = (who: string, figures: Figures, last: string) =>
    `| ${[scenario.name, size, connections, who, ...numbers(figures), last].join(' | ')} |`;
  return [row('Duka', ours, `${ratio.toFixed(2)} (aim ${scenario.target})`), row('baseline', theirs, '')];
}

/**
 * What the page tells of all that: one line for each scenario and size, its figures with the number of connections in the middle,
 * the ratios with each.
 */
export function scenarioTable(all: readonly Comparison[]): string[] {
  const told = [...new Set(all.map(({ connections }) => connections))];
  const middle = told[Math.floor(told.length / 2)];
  return [
    `| scenario | products | requests/s | p50 ms | p99 ms | CPU ms, API + PostgreSQL | baseline | ratio with ${told.join(', ')} (aim) |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...all
      .filter(({ connections }) => connections === middle)
      .map(({ scenario, size, ours, theirs }) => {
        const [perSecond, p50, p99, ...cpu] = numbers(ours);
        const ratios = all
          .filter((one) => one.scenario === scenario && one.size === size)
          .map(({ ratio }) => ratio.toFixed(2));
        const last = `${ratios.join(', ')} (${scenario.target})`;
        const costs = [cpu, numbers(theirs).slice(-2)].map((both) => both.join(' + '));
        return `| ${[scenario.name, size, perSecond, p50, p99, ...costs, last].join(' | ')} |`;
      }),
  ];
}

const numbers = (figures: Figures) => [
  figures.perSecond.toFixed(0),
  figures.p50.toFixed(1),
  figures.p99.toFixed(1),
  figures.appMs.toFixed(2),
  figures.databaseMs.toFixed(2),
];

/** Memory and start, per size of the catalogue. */
export function usageTable(usages: readonly Usage[]): string[] {
  return [
    '| products | ready in (aim 1.5 s) | after start (aim 200 MiB) | at peak (aim 400 MiB) |',
    '| ---: | ---: | ---: | ---: |',
    ...usages.map(
      ({ size, readySeconds, afterStart, peak }) =>
        `| ${size} | ${readySeconds.toFixed(2)} s | ${afterStart.toFixed(0)} MiB | ${peak.toFixed(0)} MiB |`,
    ),
  ];
}

/** How much more CPU a request costs over the largest catalogue than over the smallest. */
export function growthTable(all: readonly Comparison[]): string[] {
  const sizes = [...new Set(all.map(({ size }) => size))].sort((a, b) => a - b);
  const [least, most] = [sizes[0], sizes.at(-1)];
  if (least === undefined || most === undefined || least === most) return [];
  const names = [...new Set(all.map(({ scenario }) => scenario.name))];
  const of = (name: string, size: number) =>
    all.filter((one) => one.scenario.name === name && one.size === size);
  const sum = (name: string, size: number, who: 'ours' | 'theirs') =>
    of(name, size).reduce((total, one) => total + cost(one[who]), 0);
  const grown = (name: string, who: 'ours' | 'theirs') =>
    (sum(name, most, who) / sum(name, least, who)).toFixed(2);
  return [
    `| CPU per request, ${most} by ${least} products | Duka | baseline |`,
    '| --- | ---: | ---: |',
    ...names.map((name) => `| ${name} | ${grown(name, 'ours')} | ${grown(name, 'theirs')} |`),
  ];
}

/** Where and when the figures were taken. */
export function circumstances(minutes: number): string {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node.js ${process.version}`;
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const [, load = 0] = loadavg();
  return `Taken ${date} UTC on ${machine}; ${minutes.toFixed(0)} minutes; load average while it ran ${load.toFixed(1)} (the benchmark itself makes about 2).`;
}

/** Puts `lines` between the marks of that name in a page of `docs` and leaves the rest of it alone. */
export function publish(name: string, lines: readonly string[], file = 'performance.md'): void {
  const [from, to] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const path = join(ROOT, 'docs', file);
  const page = readFileSync(path, 'utf8');
  if (!page.includes(from) || !page.includes(to)) throw new Error(`docs/${file} has no marks for ${name}`);
  const before = page.slice(0, page.indexOf(from) + from.length);
  const text = `${before}\n\n${lines.join('\n')}\n\n${page.slice(page.indexOf(to))}`;
  writeFileSync(path, text);
  execFileSync(join(ROOT, 'node_modules', '.bin', 'oxfmt'), [path]);
}
