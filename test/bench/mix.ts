import { Agent } from 'node:http';
import { memoryOf } from '../support/memory.ts';
import { ask, BUYERS, callOf, findProducts, KINDS, SIZE } from './mix-calls.ts';
import { HEAD, perSecond, quantile, row } from './mix-figures.ts';
import { pour, stay } from './mix-loads.ts';
import { circumstances, publish } from './report.ts';
import { fill, openSandbox, start, startApi, stop, tell, type Server } from './servers.ts';

/**
 * `npm run bench:mix`: a shopper's mix (browse 90, search 5, cart 4, buy 1) through the storefront: shoppers without a pause, who
 * keep the machine full; as many with pauses, who ask for half of what it can do; and five times what it can do, whether or
 * not it keeps up. A run without limits writes its figures into docs/performance.md; with limits only when
 * BENCH_PUBLISH=1.
 */
const CONNECTIONS = (process.env['BENCH_CONNECTIONS'] ?? '16,64,256').split(',').map(Number);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? '20');
const SHARE = 0.5;
const TOO_MUCH = 5;
/** A page takes its usual time when it takes no longer than this, in milliseconds. */
const USUAL_MS = 200;
/** So many pages in a row. */
const IN_A_ROW = 100;
/** On a machine that others keep busy they may never do. */
const MOST_SECONDS = 120;
const isWhole = [process.env['BENCH_CONNECTIONS'], process.env['BENCH_SECONDS']].every(
  (one) => one === undefined,
);

const emptyCarts = (url: string) =>
  tell(url, `delete from cart_line where account_id <= '00000000-0000-7000-8000-000000000040'`);

/** Seconds until pages take their usual time, and nobody is told to come again; `MOST_SECONDS` where they do not. */
async function untilUsual(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + MOST_SECONDS * 1000;
  for (let usual = 0, n = 0; usual < IN_A_ROW && performance.now() < end; n += 1) {
    const { status, ms } = await ask(agent, port, callOf('browse', n));
    usual = status < 400 && ms < USUAL_MS ? usual + 1 : 0;
  }
  agent.destroy();
  return Math.min(MOST_SECONDS, MOST_SECONDS - (end - performance.now()) / 1000);
}

/** Each load finds the shop as if none had been before it. */
async function settle(url: string, port: number): Promise<void> {
  await emptyCarts(url);
  await untilUsual(port);
}

const residentOf = (servers: Record<string, Server>) =>
  Object.entries(servers).map(([name, { process }]) => ({ name, mib: memoryOf(process.pid ?? 0).now }));

/** Five times the most for a while: what is still served, how fast the others are told, and what is left behind. */
async function flood(servers: { storefront: Server; api: Server }, most: number): Promise<string[]> {
  const before = residentOf(servers);
  const measured = await pour(servers.storefront.port, TOO_MUCH * most, 3 * SECONDS);
  const seconds = await untilUsual(servers.storefront.port);
  const after = residentOf(servers);
  const refusals = KINDS.flatMap((kind) => measured.of[kind].refused);
  const [goodput, share] = [perSecond(measured), (100 * perSecond(measured)) / most];
  const memory = before.map(
    ({ name, mib }, i) => `${name} ${mib.toFixed(0)} → ${after[i]?.mib.toFixed(0)} MiB`,
  );
  return [
    row(`${TOO_MUCH} × ${most.toFixed(0)}/s, ${3 * SECONDS} s`, measured),
    `Under ${TOO_MUCH} times the most (${most.toFixed(0)}/s): ${goodput.toFixed(0)} answers/s, ${share.toFixed(0)} % of it; a refusal took ` +
      `${quantile(refusals, 0.5).toFixed(0)} ms (99 of 100: ${quantile(refusals, 0.99).toFixed(0)} ms); memory ${memory.join(', ')}; ` +
      `pages took their usual time ${seconds.toFixed(1)} s after it.`,
  ];
}

const began = performance.now();
const setup = await openSandbox('catalogue.sql', SIZE);
await fill(setup.url, 'orders.sql', 5_000);
await fill(setup.url, 'buyers.sql', BUYERS);
const api = await startApi(setup.url, setup.folder);
const env = { API_URL: `http://127.0.0.1:${api.port}`, LOG_LEVEL: 'error' };
const storefront = await start('storefront/server/server.mjs', env, '/health/storefront');
const { port } = storefront;
const table: string[] = [];
let told = '';
try {
  await findProducts(api.port);
  await stay({ port, connections: 16, seconds: SECONDS, think: 0 });
  let most = 0;
  for (const connections of CONNECTIONS) {
    await settle(setup.url, port);
    const measured = await stay({ port, connections, seconds: SECONDS, think: 0 });
    most = Math.max(most, perSecond(measured));
    table.push(row(`${connections} without pauses`, measured));
  }
  for (const connections of CONNECTIONS) {
    await settle(setup.url, port);
    const think = (1000 * connections) / (SHARE * most);
    const measured = await stay({ port, connections, seconds: 2 * SECONDS, think });
    table.push(row(`${connections} with pauses`, measured));
  }
  await settle(setup.url, port);
  const flooded = await flood({ storefront, api }, most);
  told = flooded.pop() ?? '';
  table.push(...flooded);
} finally {
  await stop(storefront);
  await stop(api);
  await setup.close();
}
const lines = [circumstances((performance.now() - began) / 60_000), '', ...HEAD, ...table, '', told];
process.stdout.write(`${lines.join('\n')}\n`);
if (isWhole || process.env['BENCH_PUBLISH'] === '1') publish('mix', lines);
