/**
 * `node api/scripts/processor-time.mjs <command> <arguments>`: runs it and tells what its processes took of the processors, by
 * program and by part of the tests. Linux alone: it looks at /proc.
 */
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const LOOK_MS = 100;
const TICKS_A_SECOND = 100;

/** What a command line is, the first that fits. */
const PROGRAMS = [
  ['PostgreSQL', /postgres/],
  ['Chromium', /headless.shell|chrom(e|ium)/],
  ['API', /sandbox\/dist\/main|api\/dist\/(main|server)/],
  ['storefront', /storefront\/server\/server/],
  ['start of shops', /scripts\/start\.mjs|demo\/dist\/seed/],
  ['jest', /jest/],
  ['Playwright', /playwright/],
  ['types and linter', /oxlint|tsgolint|\btsc\b/],
  ['builds', /vite|react-router|scripts\/build|\bswc\b|nest/],
];
const programOf = (line) => PROGRAMS.find(([, pattern]) => pattern.test(line))?.[0] ?? 'others';
const partOf = (line) =>
  /--selectProjects (\w+)/.exec(line)?.[1] ?? /--output=\S*?(journeys[\w-]*)/.exec(line)?.[1];

/** What is known of each process: who started it, what it is, what it took, and what those took that it waited for. */
const known = new Map();

function read(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent, , , , , , , , , , own, system, waited, waitedSystem] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent, took: own + system, ofEnded: waited + waitedSystem };
  } catch {
    return undefined;
  }
}

const lineOf = (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');

function look() {
  const alive = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const found = read(pid);
    if (found) alive.set(Number(pid), found);
  }
  const isOurs = (pid) =>
    pid === process.pid || known.has(pid) || (alive.has(pid) && isOurs(alive.get(pid).parent));
  for (const [pid, { parent, took, ofEnded }] of alive) {
    if (pid === process.pid || !isOurs(pid)) continue;
    const one = known.get(pid) ?? { parent, program: 'others', part: undefined };
    try {
      const line = lineOf(pid);
      // a process is its parent's likeness until it becomes what it is
      if (line) Object.assign(one, { program: programOf(line), part: partOf(line) });
    } catch {
      // it has ended
    }
    known.set(pid, Object.assign(one, { took, ofEnded }));
  }
}

/** What each took and what ended too soon to be seen: children that were seen are counted by themselves. */
function counted() {
  const seen = new Map();
  for (const { parent, took, ofEnded } of known.values())
    seen.set(parent, (seen.get(parent) ?? 0) + took + ofEnded);
  const partOfAll = (one) => one && (one.part ?? partOfAll(known.get(one.parent)));
  return [...known.entries()].map(([pid, one]) => ({
    program: one.program,
    part: partOfAll(one) ?? 'no part of the tests',
    seconds: (one.took + Math.max(0, one.ofEnded - (seen.get(pid) ?? 0))) / TICKS_A_SECOND,
  }));
}

function tell(all, by) {
  const sums = Map.groupBy(all, (one) => one[by]);
  const total = (ones) => ones.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = [...sums].map(([name, ones]) => [name, total(ones)]).sort((one, other) => other[1] - one[1]);
  for (const [name, seconds] of rows) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  return total(all);
}

const [command, ...words] = process.argv.slice(2);
const from = performance.now();
const child = spawn(command, words, { stdio: 'inherit' });
const looking = setInterval(look, LOOK_MS);
child.on('exit', (code) => {
  clearInterval(looking);
  const all = counted();
  console.log('\nOf the processors, by part');
  tell(all, 'part');
  console.log('by program');
  const total = tell(all, 'program');
  const clock = (performance.now() - from) / 1000;
  console.log(`${total.toFixed(1).padStart(8)} s  in ${clock.toFixed(1)} s by the clock`);
  process.exitCode = code ?? 1;
});
