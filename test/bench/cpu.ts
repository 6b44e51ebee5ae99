import { readFileSync, readdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

interface Stat {
  parent: number;
  own: number;
  reaped: number;
}

function stat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return {
      parent,
      own: (fields[11] ?? 0) + (fields[12] ?? 0),
      reaped: (fields[13] ?? 0) + (fields[14] ?? 0),
    };
  } catch {
    return undefined;
  }
}

/** Milliseconds of CPU that a process has used so far. */
export function cpuOf(pid: number): number {
  return ((stat(pid)?.own ?? 0) * 1000) / TICKS;
}

/** Milliseconds of CPU of a process, its living children, and those that have ended. */
export function cpuOfFamily(pid: number): number {
  const root = stat(pid);
  if (!root) return 0;
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const children = pids.map(stat).filter((child): child is Stat => child?.parent === pid);
  const ticks = root.own + root.reaped + children.reduce((sum, child) => sum + child.own, 0);
  return (ticks * 1000) / TICKS;
}

/** Resident memory of a process in MiB: now, and at its highest. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
