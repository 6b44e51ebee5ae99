import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../../api/scripts/lib/run.mjs';
import { PACKAGES } from './machine.js';
import type { Met } from './met.js';

const FILE = join(root, 'test-results', 'cluster.md');
const GIB = 2 ** 30;
const HEAD = `| What was done | Purchases | Refused answers | Longest purchase, s | Reads | Failed | Longest without one, s | Well again, s |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`;
const seconds = (ms: number) => (ms / 1_000).toFixed(1);

/** What happened in a run, as Markdown: written anew after each part. */
export class RunLog {
  private readonly rows: string[] = [];
  private readonly failures: string[] = [];
  private readonly loads: number[] = [];
  private readonly versions = PACKAGES.map(versionOf).filter((version) => version !== '');

  note(what: string, met: Met, wellMs: number): void {
    this.loads.push(loadavg()[0] ?? 0);
    const cells = [
      ...[met.purchases, met.refused, seconds(met.longestPurchase), met.reads, met.failedReads],
      ...[seconds(met.longestWithoutRead), seconds(wellMs)],
    ];
    this.rows.push(`| ${[what, ...cells].join(' | ')} |`);
    if (met.failures.size > 0) this.failures.push(`- ${what}: ${[...met.failures].join(' · ')}`);
    this.write();
  }

  get text(): string {
    const load = `${Math.min(...this.loads).toFixed(1)} to ${Math.max(...this.loads).toFixed(1)}`;
    const machine = `${cpus().length} processors (${cpus()[0]?.model ?? '?'}), ${Math.round(totalmem() / GIB)} GiB; load average ${load}`;
    return [HEAD, ...this.rows, '', machine, '', this.versions.join(', '), '', ...this.failures].join('\n');
  }

  private write(): void {
    mkdirSync(join(root, 'test-results'), { recursive: true });
    writeFileSync(FILE, `${this.text}\n`);
  }
}

function versionOf(name: string): string {
  const shown = execFileSync('dpkg-query', ['-W', '-f', '${Package} ${Version}', name]);
  return shown.toString();
}
