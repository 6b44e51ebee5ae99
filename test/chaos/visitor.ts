import { until } from '../support/processes.js';
import type { Goods } from '../support/money.js';
import type { ChaosShop } from './chaos-shop.js';
import type { Journal } from './journal.js';
import { pause } from './pause.js';
import type { Row } from './table.js';

const LOOK_EVERY_MS = 100;
const TIMEOUT_MS = 5_000;
const FIRST_PAGES = 3_000;
const FIRST_READERS = 4;
/** With rests as long as their pages take, they keep half of two processors busy. */
const READERS = 2;

const look = (origin: string, path: string) =>
  fetch(`${origin}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then(async (answer) => (await answer.arrayBuffer(), answer.status))
    // no connection, or one that was cut within the answer
    .catch(() => 0);

/** Looks at the catalogue, at one process after the other, while `work` goes on, and counts what comes back. */
export async function visit(shop: ChaosShop, row: Row, work: () => Promise<void>): Promise<void> {
  let isOver = false;
  let answeredAt = performance.now();
  const waited = () => (row.gap = Math.max(row.gap, Math.round(performance.now() - answeredAt)));
  const looking = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const origin = shop.apis[turn % shop.apis.length]?.client.origin ?? '';
      const status = await look(origin, `/api/v1/products?q=visit${turn}`);
      waited();
      if (status === 200) answeredAt = performance.now();
      if (status === 0) row.none += 1;
      else if (status === 503) row.busy += 1;
      else if (status === 200) row.answered += 1;
      else throw new Error(`a visitor was answered ${status}`);
      await pause(LOOK_EVERY_MS);
    }
  };
  await Promise.all([looking(), work().finally(() => (isOver = true))]);
}

/** Waits until every process is ready and answers a question that needs the database. */
export async function untilWell(shop: ChaosShop): Promise<void> {
  await until('every process serves', async () => {
    const answers = await Promise.all(
      shop.apis.flatMap(({ client: { origin } }) => [
        look(origin, '/health/ready'),
        look(origin, `/api/v1/products?q=well${Date.now()}`),
      ]),
    );
    return answers.every((status) => status === 200);
  });
}

const pagesOf = (shelf: readonly Goods[]) => [
  '/',
  '/shop',
  '/category/Fashion',
  ...shelf.map(({ productId }) => `/product/${productId}`),
];

/** Reads many pages as fast as they come: what fills once, in an hour or in a minute, is full before it is watched. */
export async function fillUp({ storefront }: ChaosShop, shelf: readonly Goods[]): Promise<void> {
  if (!storefront) return;
  const pages = pagesOf(shelf);
  const read = async (_: unknown, reader: number) => {
    for (let n = reader; n < FIRST_PAGES; n += FIRST_READERS)
      await look(storefront.url, `${pages[n % pages.length]}?visit=${n}`);
  };
  await Promise.all(Array.from({ length: FIRST_READERS }, read));
}

/** Readers who open one page of the storefront after the other, if there is one; each is answered, or asked to come again. */
export async function readPages(
  shop: ChaosShop,
  shelf: readonly Goods[],
  isOver: () => boolean,
  journal: Journal,
): Promise<void> {
  const pages = pagesOf(shelf);
  const read = async () => {
    for (let turn = 0; shop.storefront && !isOver(); turn += 1) {
      const page = pages[turn % pages.length] ?? '/';
      const from = performance.now();
      const status = await look(shop.storefront.url, page);
      if (![0, 200, 503].includes(status)) journal.surprises.push(`${page} was answered ${status}`);
      await pause(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
}
