import { readFileSync, readdirSync } from 'node:fs';

/**
 * The processes, zombies aside, that work on a data folder: it is in their environment or on their command line. Those
 * with `word` on their command line, if told.
 */
export function processesOf(dataDir: string, word = ''): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => ['cmdline', 'environ'].some((file) => read(`/proc/${pid}/${file}`).includes(dataDir)))
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes(word))
    .map(Number);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Between the first look and the second. */
export const FIRST_PAUSE_MS = 25;
/** The next pause: who asks every moment keeps the processors from what is waited for. */
export const longer = (pauseMs: number): number => Math.min(pauseMs * 1.5, 200);

/** Waits until the condition holds; throws, naming what was waited for, when it does not within a minute and a half, if no other time is told. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 90_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (let pauseMs = FIRST_PAUSE_MS; !(await condition()); pauseMs = longer(pauseMs)) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Ends processes as a power cut would. */
export function cutPower(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it has ended by itself meanwhile
    }
  }
}
