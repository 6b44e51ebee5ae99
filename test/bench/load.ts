import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const COME_AGAIN_MS = 1_000;
const MOST_TRIES = 30;

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  port: number;
  connections: number;
  /** How many calls in all. */
  calls: number;
  /** The nth call. */
  next: (n: number) => Call;
  /** Gets the milliseconds of each call, the shortest first. */
  times?: number[];
}

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Calls that are not measured. A server whose caches are cold may ask some of them to come again. */
export async function warmUp(load: Load): Promise<void> {
  await closedLoop(load);
}

/** How many of the calls were asked to come again; @throws when one fails otherwise */
export async function runMayRefuse(load: Load): Promise<number> {
  const { failed } = await closedLoop(load);
  const others = failed.filter((call) => !call.endsWith(' 503'));
  if (others.length > 0)
    throw new Error(`${others.length} of ${load.calls} calls failed: ${[...new Set(others)].join(', ')}`);
  return failed.length;
}

/**
 * A call that is asked to come again does after a second, and its time counts from the first try.
 * @throws when a call fails, naming what failed with its status (599 without an answer)
 */
export async function run(load: Load): Promise<Measured> {
  const { failed, ...measured } = await closedLoop(load, MOST_TRIES);
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${load.calls} calls failed: ${[...new Set(failed)].join(', ')}`);
  return measured;
}

/** `connections` keep-alive connections: each sends its next call when the last one is answered. */
async function closedLoop(load: Load, mostTries = 1): Promise<Measured & { failed: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const times = load.times ?? [];
  const failed: string[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent < load.calls) {
      const n = sent;
      sent += 1;
      const start = performance.now();
      const call = load.next(n);
      let status = await once(agent, load.port, call);
      for (let tried = 1; status === 503 && tried < mostTries; tried += 1) {
        await pause(COME_AGAIN_MS);
        status = await once(agent, load.port, call);
      }
      times.push(performance.now() - start);
      if (status >= 400) failed.push(`${call.method} ${call.path} ${status}`);
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: load.connections }, worker));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

function once(agent: Agent, port: number, call: Call): Promise<number> {
  return new Promise((resolve) => {
    const sending = request(
      { agent, port, host: '127.0.0.1', method: call.method, path: call.path, headers: headersOf(call) },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sending.on('error', () => resolve(599));
    sending.end(call.body);
  });
}

export const headersOf = (call: Call) => ({
  ...call.headers,
  ...(call.body
    ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(call.body) }
    : {}),
});
