import { Agent } from 'node:http';
import { ask, callOf, kindOf } from './mix-calls.ts';
import { busyness, emptyFigures, note, type Measured } from './mix-figures.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Exponential, as people come: spread by the golden ratio instead of by chance, so that each run is alike. */
const wait = (n: number, mean: number) => -Math.log(1 - ((n * 0.618_033_988_749_895) % 1)) * mean;

export interface Visitors {
  port: number;
  /** How many at once, each with a connection of its own. */
  connections: number;
  seconds: number;
  /** Milliseconds for which each looks at an answer before the next call; 0 keeps the machine full. */
  think: number;
}

/** Shoppers who stay, and who come again after `Retry-After` when they are told to. */
export async function stay({ port, connections, seconds, think }: Visitors): Promise<Measured> {
  const figures = emptyFigures();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const busy = busyness();
  const end = performance.now() + seconds * 1000;
  let sent = 0;
  const shopper = async (index: number) => {
    if (think > 0) await pause(wait(index, think));
    while (performance.now() < end) {
      const n = sent;
      sent += 1;
      const kind = kindOf(n);
      const outcome = await ask(agent, port, callOf(kind, n));
      note(figures[kind], outcome);
      const more = outcome.status === 503 ? outcome.retryAfter * 1000 : wait(n, think);
      await pause(Math.min(more, Math.max(0, end - performance.now())));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => shopper(index)));
  agent.destroy();
  return { of: figures, seconds, busy: busy() };
}

/** Connections that a proxy in front of the storefront keeps: each visitor's own ends there. */
const OF_THE_PROXY = 1_024;

/** Visitors who come through a proxy at this rate whether or not the shop keeps up, ask once, and go. */
export async function pour(port: number, aSecond: number, seconds: number): Promise<Measured> {
  const figures = emptyFigures();
  const agent = new Agent({ keepAlive: true, maxSockets: OF_THE_PROXY });
  const busy = busyness();
  const began = performance.now();
  const asked: Promise<void>[] = [];
  for (let n = 0; performance.now() < began + seconds * 1000;) {
    const due = Math.floor(((performance.now() - began) / 1000) * aSecond);
    for (; n < due; n += 1) {
      const kind = kindOf(n);
      asked.push(ask(agent, port, callOf(kind, n)).then((outcome) => note(figures[kind], outcome)));
    }
    await pause(5);
  }
  const share = busy();
  await Promise.all(asked);
  agent.destroy();
  return { of: figures, seconds, busy: share };
}
