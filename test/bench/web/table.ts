/** What measure.mjs tells of one page; times in milliseconds, sizes in KiB as they crossed the wire. */
export interface Measured {
  performance: number;
  /** The same with `tbtCpu` in the place of `tbt`. */
  performanceCpu: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  /** By the processor time of the page's own main thread (blocking.mjs): what else the machine does does not count. */
  tbtCpu: number;
  cls: number;
  kib: number;
  scriptKib: number;
  /** Lighthouse's figure for the machine's speed: 1,500 and more is a good desktop. */
  benchmark: number;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

export const FIGURES: { title: string; told: (measured: Measured) => string }[] = [
  { title: 'performance', told: ({ performance }) => String(performance) },
  { title: 'by processor', told: ({ performanceCpu }) => String(performanceCpu) },
  { title: 'accessibility', told: ({ accessibility }) => String(accessibility) },
  { title: 'best practices', told: ({ bestPractices }) => String(bestPractices) },
  { title: 'SEO', told: ({ seo }) => String(seo) },
  { title: 'FCP', told: ({ fcp }) => seconds(fcp) },
  { title: 'LCP', told: ({ lcp }) => seconds(lcp) },
  { title: 'TBT', told: ({ tbt }) => `${Math.round(tbt)} ms` },
  { title: 'by processor', told: ({ tbtCpu }) => `${Math.round(tbtCpu)} ms` },
  { title: 'CLS', told: ({ cls }) => cls.toFixed(3) },
  { title: 'bytes', told: ({ kib }) => `${Math.round(kib)} KiB` },
  { title: 'scripts', told: ({ scriptKib }) => `${Math.round(scriptKib)} KiB` },
  { title: 'machine', told: ({ benchmark }) => String(Math.round(benchmark)) },
];

/** The median of each figure by itself. */
export function median(rounds: readonly Measured[]): Measured {
  const middle = (name: keyof Measured) =>
    rounds.map((round) => round[name]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
  const names: (keyof Measured)[] = ['performance', 'accessibility', 'bestPractices', 'seo', 'fcp', 'lcp'];
  names.push('performanceCpu', 'tbt', 'tbtCpu', 'cls', 'kib', 'scriptKib', 'benchmark');
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Measured;
}

/** The rows as a Markdown table. */
export function table(rows: readonly (readonly [string, Measured])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['page', ...FIGURES.map(({ title }) => title)];
  const body = rows.map(([name, measured]) => [name, ...FIGURES.map(({ told }) => told(measured))]);
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
