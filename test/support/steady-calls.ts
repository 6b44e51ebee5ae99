import type { ApiProcess } from './api-process.js';
import type { Client } from './client.js';
import { until } from './processes.js';

export interface Call {
  status: number;
  text: string;
  ms: number;
}

/** So many wait for an answer at the most: a machine that others use is to be busy, not flooded. */
const MOST_WAITING = 16;

/** Calls so many times a second while few wait for an answer, and asks for nothing twice. */
export class SteadyCalls {
  private readonly calls: Promise<Call>[] = [];
  private waiting = 0;
  private readonly timer: NodeJS.Timeout;

  /** @param call the next one; `at` counts them */
  constructor(perSecond: number, call: (at: number) => Promise<Pick<Call, 'status' | 'text'>>) {
    const ask = async (): Promise<Call> => {
      const since = performance.now();
      const { status, text } = await call(this.calls.length);
      return { status, text, ms: performance.now() - since };
    };
    this.timer = setInterval(() => {
      if (this.waiting >= MOST_WAITING) return;
      this.waiting += 1;
      const asked = ask().finally(() => (this.waiting -= 1));
      asked.catch(() => undefined);
      this.calls.push(asked);
    }, 1_000 / perSecond);
  }

  /** Waits until so many more have been made. */
  async pass(more: number): Promise<void> {
    const enough = this.calls.length + more;
    await until(`${more} calls`, () => this.calls.length >= enough);
  }

  /** What has been answered to all calls since the last time. */
  async answered(): Promise<Call[]> {
    return Promise.all(this.calls.splice(0));
  }

  async end(): Promise<Call[]> {
    clearInterval(this.timer);
    return this.answered();
  }
}

export const A_SECOND = 100;

/** A hundred times a second reads and writes accounts, everybody in turn at each of the processes in turn. */
export function readAndWrite(people: readonly Client[], doors: readonly ApiProcess[]): SteadyCalls {
  return new SteadyCalls(A_SECOND, (at) => {
    const door = doors[at % doors.length];
    const one = door?.client.as(people[at % people.length]?.token);
    if (!one) throw new Error('nobody to ask');
    return at % 4 < 2
      ? one.get('/users/me')
      : one.patch('/users/me', { phone: `+44 20 7946 ${1_000 + (at % 9_000)}` });
  });
}

/** Each status once; what is not a 200 with the answer's own words. */
export const statuses = (calls: readonly Call[]): (number | string)[] => [
  ...new Set(calls.map(({ status, text }) => (status === 200 ? 200 : `${status} ${text}`))),
];

/** 99 of a hundred calls took no longer, in milliseconds. */
export const p99 = (calls: readonly Call[]): number =>
  calls.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.ceil(calls.length * 0.99) - 1] ?? 0;
