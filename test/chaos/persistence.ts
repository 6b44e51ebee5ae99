import { type Answer, Client } from '../support/client.js';
import { pause } from './pause.js';
import type { ChaosShop } from './chaos-shop.js';
import type { Journal } from './journal.js';
import type { Random } from './random.js';

const TIMEOUT_MS = 300_000;
const BUSY = [429, 502, 503, 504];

/** No connection, or one that was cut within an answer; told by its name, for Jest has a TypeError of its own. */
export const isCut = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TypeError';

/** The shop through any of its processes, as a balancer would choose. */
export function anyDoor(shop: ChaosShop, random: Random, token?: string): { client: Client } {
  return { client: random.pick(shop.apis).client.as(token) };
}

/** Sends the same request, through any process, until the shop has really answered it. */
export async function answered(journal: Journal, send: () => Promise<Answer>, what: string): Promise<Answer> {
  const deadline = Date.now() + TIMEOUT_MS;
  let last = 'nothing';
  while (Date.now() < deadline) {
    try {
      const answer = await send();
      last = `${answer.status} ${answer.text.slice(0, 300)}`;
      if (answer.status === 500) journal.surprises.push(`${what}: ${last}`);
      const isRunning = answer.status === 409 && answer.body?.code === 'idempotency_key_in_use';
      if (answer.status !== 500 && !isRunning && !BUSY.includes(answer.status)) return answer;
    } catch (error) {
      if (!isCut(error)) throw error;
    }
    await pause(250);
  }
  throw new Error(`stuck, ${what}: the last answer was ${last}`);
}
