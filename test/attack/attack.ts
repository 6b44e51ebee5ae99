import { readFileSync } from 'node:fs';
import type { Answer, Client } from '../support/client.js';
import type { Shop } from '../support/shop.js';
import { Random } from './random.js';
import { Requests, type Attack, type Operation } from './requests.js';
import type { Schema } from './valid.js';

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
export interface Outcome {
  requests: number;
  statuses: Record<number, number>;
  findings: string[];
}

const SLOW_MS = 5_000;
const SLOW_TRIES = 3;
const AT_ONCE = 8;
/** Requests after which everybody logs in again: some of them log people out, or delete them. */
const SESSION = 100;
const KNOWN_IDS = 400;
const UUID = /"_?id":"([0-9a-f-]{36})"/g;
const document = JSON.parse(
  readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'),
) as Document;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/** Sends random requests to every operation, in turn, as everybody, and answers what the shop should not have done. */
export async function attack(shop: Shop, seed: number, requests: number): Promise<Outcome> {
  const random = new Random(seed);
  const ids: string[] = ['01941fb4-9290-718d-8ba5-9479508f1681'];
  const maker = new Requests(random, document.components.schemas, ids);
  const outcome: Outcome = { requests: 0, statuses: {}, findings: [] };
  let people = await everybody(shop);
  while (outcome.requests < requests) {
    const batch = Array.from({ length: Math.min(AT_ONCE, requests - outcome.requests) }, (_, index) => {
      const { method, path, operation } =
        operations[(outcome.requests + index) % operations.length] ?? never();
      const who = random.chance(50) ? (people.at(-1) ?? never()) : random.pick(people);
      return send(who, maker.make(method, path, operation), outcome, ids);
    });
    await Promise.all(batch);
    const before = outcome.requests;
    outcome.requests += batch.length;
    if (Math.floor(before / SESSION) < Math.floor(outcome.requests / SESSION)) people = await everybody(shop);
  }
  return outcome;
}

/** Least first: a visitor, a shopper, staff, an administrator. */
const everybody = async (shop: Shop): Promise<Client[]> => [
  shop.client,
  await shop.shopper(),
  await shop.staff(),
  await shop.shopper('Ada Admin', 'admin'),
];

/** Beyond this, Node.js itself answers 431, as HTTP has it, before anything of the shop has read a byte. */
const HEAD_LIMIT = 15 * 1_024;

async function send(who: Client, request: Attack, outcome: Outcome, ids: string[]): Promise<void> {
  const { method, path, body, headers } = request;
  if (path.length + JSON.stringify(headers).length > HEAD_LIMIT) return;
  const found = (what: string) => outcome.findings.push(`${what}\n${told(request)}`);
  const ask = () => who.call(method, path, body, { headers });
  const began = performance.now();
  try {
    const answer = await ask();
    outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
    if (answer.status >= 500) found(`${answer.status}: ${answer.text.slice(0, 300)}`);
    learn(answer, ids);
  } catch (error) {
    found(
      error instanceof Error
        ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
        : String(error),
    );
  }
  const took = performance.now() - began;
  if (took > SLOW_MS && (await isSlowAgain(ask))) found(`took ${Math.round(took)} ms`);
}

/** What takes its time by itself takes it again; the load of the machine comes and goes. */
async function isSlowAgain(ask: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 0; tries < SLOW_TRIES; tries += 1) {
    const began = performance.now();
    await ask().catch(() => null);
    if (performance.now() - began <= SLOW_MS) return false;
  }
  return true;
}

/** Ids that the shop tells are asked for later. */
function learn({ text }: Answer<unknown>, ids: string[]): void {
  for (const [, id] of text.slice(0, 20_000).matchAll(UUID)) if (id) ids.push(id);
  ids.splice(0, Math.max(0, ids.length - KNOWN_IDS));
}

const told = ({ operationId, method, path, body, headers }: Attack) =>
  `  ${operationId}: ${method} ${path.slice(0, 500)} ${JSON.stringify(headers)}\n  ${
    typeof body === 'string' ? body.slice(0, 1_000) : body ? 'a form' : 'no body'
  }`;

function never(): never {
  throw new Error('the document has no operation');
}
