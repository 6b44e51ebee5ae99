import { existsSync, mkdirSync, mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import { stop, tell, type Server } from '../bench/servers.ts';
import { memoryOf } from '../support/memory.ts';
import { VISITS, type Place, type System, type VisitName } from './contract.ts';
import { measureRound, visitAll, type Round } from './measure.ts';
import { openingTable, visitTable, writeReport, type Opening } from './report.ts';
import { SYSTEMS } from './systems/index.ts';

/**
 * `npm run bench:peers`: installs the other systems from npm, fills all with the same goods, and visits them in turns. It
 * writes docs/benchmark.md and docs/benchmark.csv when PEERS_PUBLISH=1. What it needs is npm's registry, once. The limits:
 *
 *     PEERS=vendure               only these beside Duka
 *     PEERS_SIZES=1000            other numbers of products
 *     PEERS_SHOPPERS=16           shoppers at once
 *     PEERS_ROUNDS=3              rounds of each visit
 *     PEERS_SHARE=1               a share of the visits, to see whether all of it works
 *     PEERS_FOLDER=…              where the systems are installed and stay; a folder of the machine's temporary one otherwise
 */
const list = (name: string, usual: string) => (process.env[name] ?? usual).split(',');
const SIZES = list('PEERS_SIZES', '1000').map(Number);
const SHOPPERS = Number(process.env['PEERS_SHOPPERS'] ?? '16');
const ROUNDS = Number(process.env['PEERS_ROUNDS'] ?? '3');
const FOLDER = process.env['PEERS_FOLDER'] ?? join(tmpdir(), 'duka-peers');
const SHARE = Number(process.env['PEERS_SHARE'] ?? '1');
const STARTS = 3;
/** Visits of a round; twice as many before the first, so that everything is compiled and planned. */
const COUNTS: Record<VisitName, number> = {
  category: 300,
  product: 500,
  search: 300,
  cart: 60,
  checkout: 40,
};

const wanted = list('PEERS', SYSTEMS.map(({ name }) => name.toLowerCase()).join(','));
const systems = SYSTEMS.filter(({ name }, index) => index === 0 || wanted.includes(name.toLowerCase()));
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Open {
  system: System;
  place: Place;
  server: Server;
  opening: Opening;
}

async function open(system: System, goods: number, postgres: { port: number; url: string }): Promise<Open> {
  const name = system.name.toLowerCase();
  const { username, password, hostname } = new URL(postgres.url);
  const database = { host: hostname, port: postgres.port, user: username, password, name: `peer_${name}` };
  const url = `postgres://${username}:${password}@${hostname}:${postgres.port}/${database.name}`;
  const place = { folder: join(FOLDER, `${name}-${system.version}`), database: { ...database, url }, goods };
  system.install(place);
  await tell(postgres.url, `create database ${database.name}`);
  const began = performance.now();
  await system.fill(place);
  const fillSeconds = (performance.now() - began) / 1_000;
  await tell(url, 'vacuum analyze');
  const opening = { system: system.name, goods, fillSeconds, readySeconds: 0, memory: 0, memoryAfter: 0 };
  say(`${system.name} sells ${goods} products after ${fillSeconds.toFixed(0)} s`);
  return { system, place, server: await system.start(place), opening };
}

/** The middle of some starts, in turns; the last of each stays. */
async function startInTurns(shops: readonly Open[]): Promise<void> {
  const seconds = new Map(shops.map((shop) => [shop, [] as number[]]));
  for (let start = 0; start < STARTS; start += 1)
    for (const shop of shops) {
      await stop(shop.server);
      shop.server = await shop.system.start(shop.place);
      seconds.get(shop)?.push(shop.server.readySeconds);
    }
  for (const shop of shops) {
    const sorted = seconds.get(shop)?.sort((one, other) => one - other) ?? [];
    shop.opening.readySeconds = sorted[Math.floor(sorted.length / 2)] ?? NaN;
    shop.opening.memory = memoryOf(shop.server.process.pid).now;
  }
}

async function visitInTurns(shops: readonly Open[], postgres: number): Promise<Round[]> {
  const rounds: Round[] = [];
  for (const name of VISITS) {
    const count = Math.ceil(COUNTS[name] * SHARE);
    const numbers = new Map(shops.map((shop) => [shop, 0]));
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const shop of shops) {
        const visit = shop.system.visits(shop.place)[name];
        const first = numbers.get(shop) ?? 0;
        numbers.set(shop, first + count * 2);
        if (round === 0) await visitAll(shop.server.port, visit, count * 2, SHOPPERS, first);
        else {
          const load = { count, shoppers: SHOPPERS, first };
          const figures = await measureRound(shop.server, postgres, visit, load);
          rounds.push({ system: shop.system.name, goods: shop.place.goods, visit: name, round, ...figures });
        }
      }
    say(
      visitTable(
        rounds.filter(({ visit }) => visit === name),
        systems,
      )
        .slice(2)
        .join('\n'),
    );
  }
  for (const shop of shops) shop.opening.memoryAfter = memoryOf(shop.server.process.pid).now;
  return rounds;
}

const began = performance.now();
const rounds: Round[] = [];
const openings: Opening[] = [];
if (!existsSync(FOLDER)) mkdirSync(FOLDER, { recursive: true });
for (const goods of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'duka-peers-data-'));
  chmodSync(folder, 0o755);
  const logFile = join(folder, 'postgres.log');
  const postgres = await startPostgres(postgresPlace(folder), { password: 'bench', logFile });
  const shops: Open[] = [];
  try {
    for (const system of systems) shops.push(await open(system, goods, postgres));
    await startInTurns(shops);
    rounds.push(...(await visitInTurns(shops, postgres.process.pid ?? 0)));
    openings.push(...shops.map(({ opening }) => opening));
  } finally {
    for (const { server } of shops) await stop(server);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
say(['', ...openingTable(openings)].join('\n'));
if (process.env['PEERS_PUBLISH'] === '1')
  writeReport(rounds, openings, systems, (performance.now() - began) / 60_000);
