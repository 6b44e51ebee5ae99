/**
 * `npm run bench:web`: Lighthouse (mobile preset) on the demo shop's main pages, the median of BENCH_ROUNDS (5) each after a
 * visit that does not count, of servers that are warm, as Node.js compiles late; the table goes into docs/performance.md.
 * BENCH_URL names a shop that is open already.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../../../api/scripts/lib/browser.mjs';
import { openDemoShop } from '../demo-shop.ts';
import { publish } from '../report.ts';
import { FIGURES, median, table, type Measured } from './table.ts';

/** How often each page is asked for before any visit. */
const WARM_UP = 100;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const root = join(import.meta.dirname, '..', '..', '..');
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Target {
  name: string;
  path: string;
  session?: object;
}

async function ask<T>(url: string, path: string, body?: object): Promise<T> {
  const init = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await fetch(`${url}/api/v1${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

async function targets(url: string): Promise<Target[]> {
  const { data } = await ask<{ data: { _id: string }[] }>(url, '/products?limit=1&sort=rating');
  const login = { email: 'shopper@example.com', password: 'duka-shopper-demo' };
  return [
    { name: 'home', path: '/' },
    { name: 'shop', path: '/shop' },
    { name: 'category', path: '/category/Electronics' },
    { name: 'product', path: new URL((await fetch(`${url}/product/${data[0]?._id}`)).url).pathname },
    { name: 'login', path: '/login' },
    { name: 'cart', path: '/cart', session: await ask<object>(url, '/auth/login', login) },
  ];
}

/** What servers compile while a page is visited takes the processors from the browser. */
async function warmUp(url: string, pages: readonly Target[]): Promise<void> {
  for (let time = 0; time < WARM_UP; time += 1)
    for (const { path } of pages) await (await fetch(url + path)).text();
}

/** Lighthouse has a package of its own, so that nobody's first start installs it. */
function install(): void {
  if (existsSync(join(import.meta.dirname, 'node_modules', 'lighthouse'))) return;
  say('Installing Lighthouse (npm ci in test/bench/web) …');
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: import.meta.dirname, stdio: 'inherit' });
}

async function measure(url: string, target: Target, chromium: string, round: number): Promise<Measured> {
  const report = join(root, 'test-results', 'lighthouse', `${target.name}-${round}.json`);
  const asked = JSON.stringify({ url: url + target.path, session: target.session, chromium, report });
  const program = join(import.meta.dirname, 'measure.mjs');
  for (let left = 2; ; left -= 1) {
    try {
      return JSON.parse(execFileSync(process.execPath, [program, asked], { encoding: 'utf8' })) as Measured;
    } catch (error) {
      // the browser now and then records nothing (NO_NAVSTART)
      if (left === 0) throw error;
    }
  }
}

function write(lines: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const heading = `Measured on ${day} with ${cpus().length} cores at load ${loadavg()[0]?.toFixed(1)}, median of ${ROUNDS}.`;
  publish('web', [heading, '', lines]);
}

install();
const chromium = await ensureBrowser(say);
const given = process.env['BENCH_URL'];
const shop = given ? { url: given, close: () => Promise.resolve() } : await openDemoShop();
try {
  const rows: [string, Measured][] = [];
  const pages = await targets(shop.url);
  await warmUp(shop.url, pages);
  for (const target of pages) {
    const rounds: Measured[] = [];
    await measure(shop.url, target, chromium, 0);
    for (let round = 1; round <= ROUNDS; round += 1)
      rounds.push(await measure(shop.url, target, chromium, round));
    rows.push([target.name, median(rounds)]);
    say(`${target.name}: ${FIGURES.map(({ title, told }) => `${title} ${told(median(rounds))}`).join(', ')}`);
  }
  write(table(rows));
} finally {
  await shop.close();
}
