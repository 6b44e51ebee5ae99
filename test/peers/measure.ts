import { cpuOfFamily } from '../bench/cpu.ts';
import type { Server } from '../bench/servers.ts';
import { openLine } from './ask.ts';
import type { Visit, VisitName } from './contract.ts';

/** One round of one system. Milliseconds of a visit; CPU in milliseconds for each. */
export interface Round {
  system: string;
  goods: number;
  visit: VisitName;
  round: number;
  visits: number;
  perSecond: number;
  p50: number;
  p99: number;
  serverMs: number;
  databaseMs: number;
}

/** So many shoppers at once, each of whom begins again when one is through. @returns the times of visits, shortest first */
export async function visitAll(
  port: number,
  visit: Visit,
  count: number,
  shoppers: number,
  first: number,
): Promise<number[]> {
  const { ask, close } = openLine(port, shoppers);
  const times: number[] = [];
  let begun = 0;
  const shopper = async () => {
    while (begun < count) {
      const n = first + begun;
      begun += 1;
      const began = performance.now();
      await visit(ask, n);
      times.push(performance.now() - began);
    }
  };
  try {
    await Promise.all(Array.from({ length: shoppers }, shopper));
  } finally {
    close();
  }
  return times.sort((one, other) => one - other);
}

/** @param database the process of PostgreSQL whose children do the work */
export async function measureRound(
  server: Server,
  database: number,
  visit: Visit,
  { count, shoppers, first }: { count: number; shoppers: number; first: number },
): Promise<Pick<Round, 'visits' | 'perSecond' | 'p50' | 'p99' | 'serverMs' | 'databaseMs'>> {
  const pid = server.process.pid ?? 0;
  const cpu = () => ({ server: cpuOfFamily(pid), database: cpuOfFamily(database) });
  const [before, began] = [cpu(), performance.now()];
  const times = await visitAll(server.port, visit, count, shoppers, first);
  const seconds = (performance.now() - began) / 1_000;
  const after = cpu();
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    visits: count,
    perSecond: count / seconds,
    p50: at(0.5),
    p99: at(0.99),
    serverMs: (after.server - before.server) / count,
    databaseMs: (after.database - before.database) / count,
  };
}
