import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { inCompanyOnce, readInCompanyOnce } from '../../api/src/platform/database/compiled-once.js';
import { NOW } from '../../api/src/platform/database/now.js';
import { currentRequest } from '../../api/src/platform/logging/log.js';
import { administer } from '../support/databases.mjs';
import { whileHeld } from '../support/held-row.js';
import { until } from '../support/processes.js';
import { useStores } from '../support/stores.js';

interface Bucket {
  bucket: string;
  hits: number;
}
interface RateLimitTables {
  rate_limit: Bucket & { resets_at: Date };
}
const { parts, shop } = useStores();

/** Writes the bucket, or adds to it; no number is negative. */
const put = inCompanyOnce<RateLimitTables, Bucket, Bucket>((db, place) =>
  db
    .insertInto('rate_limit')
    .values({ bucket: place('bucket'), hits: place('hits'), resets_at: new Date(0) })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ hits: place('hits') }))
    .returning(['bucket', 'hits']),
);
const tables = () => parts().database.sql<RateLimitTables>();
const putAll = (buckets: readonly Bucket[]) =>
  Promise.allSettled(buckets.map((bucket) => put(tables(), bucket)));
const some = (count: number, from = 0): Bucket[] =>
  Array.from({ length: count }, (_, hits) => ({ bucket: `company ${v7()}`, hits: from + hits }));

/** Which of them stand there, each with the transaction that wrote it. */
async function written(buckets: readonly Bucket[]) {
  const { rows } = await administer(
    'select bucket, hits, xmin::text as by from rate_limit where bucket = any ($1) order by hits',
    [buckets.map(({ bucket }) => bucket)],
    shop.databaseUrl,
  );
  return rows as (Bucket & { by: string })[];
}

it('commits what comes while another is underway together, and tells each its own answer', async () => {
  for (let time = 0; time < 3; time += 1) {
    const buckets = some(12);
    const answers = await putAll(buckets);
    expect(answers).toEqual(buckets.map((bucket) => ({ status: 'fulfilled', value: [bucket] })));
    const rows = await written(buckets);
    expect(rows.map(({ hits }) => hits)).toEqual(buckets.map(({ hits }) => hits));
    const [first, ...others] = rows.map(({ by }) => by);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(first);
  }
});

it('commits no more than some dozens together, and loses none', async () => {
  const buckets = some(150);
  await putAll(buckets);
  const rows = await written(buckets);
  expect(rows).toHaveLength(150);
  expect(new Set(rows.map(({ by }) => by)).size).toBe(6);
});

it('asks each alone where one of them fails, and tells the failure to that one', async () => {
  await putAll(some(12));
  const buckets = some(12);
  const wrong = buckets.map((one, place) => (place === 6 ? { ...one, bucket: null as never } : one));
  const answers = await putAll(wrong);
  const failed = answers.filter(({ status }) => status === 'rejected');
  expect(failed).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ message: expect.stringMatching('null value') }) },
  ]);
  expect(answers[6]).toBe(failed[0]);
  const rows = await written(buckets);
  expect(rows).toHaveLength(11);
  expect(new Set(rows.map(({ by }) => by)).size).toBe(11);
  expect(await putAll(buckets)).toEqual(buckets.map((one) => ({ status: 'fulfilled', value: [one] })));
});

it.each([
  ['went alone', []],
  ['is in their company', some(1)],
])('lets nobody wait for a row that somebody else has, where its asker %s', async (_, before) => {
  const [held] = some(1) as [Bucket];
  await put(tables(), held);
  const buckets = some(6);
  const taken = 'select from rate_limit where bucket = $1';
  const late = await whileHeld(shop.databaseUrl, taken, [held.bucket], async () => {
    const first = putAll(before);
    const waiting = put(tables(), { ...held, hits: 9 });
    const others = Promise.all([first, putAll(buckets)]);
    // long before PostgreSQL ends a statement that waits
    await until('the others are written', async () => (await written(buckets)).length === 6, 8_000);
    await others;
    expect(await written([held])).toEqual([expect.objectContaining({ hits: 0 })]);
    return { waiting };
  });
  expect(await late.waiting).toEqual([{ ...held, hits: 9 }]);
});

const read = readInCompanyOnce<
  RateLimitTables,
  Pick<Bucket, 'bucket'>,
  { hits: number; by: number; at: string }
>((db, place) =>
  db
    .selectFrom('rate_limit')
    .select('hits')
    .select((eb) => [eb.fn<number>('pg_backend_pid').as('by'), eb.cast<string>(NOW, 'text').as('at')])
    .where('bucket', '=', place('bucket')),
);

it.each([
  ['a purchase reads in company', false, 2],
  ['whoever only looks reads alone', true, 6],
])('%s', async (_, mayBeRefused, transactions) => {
  const buckets = some(6);
  await putAll(buckets);
  const of = { requestId: 'company', mayBeRefused } as NonNullable<
    ReturnType<typeof currentRequest.getStore>
  >;
  const found = await currentRequest.run(of, () => Promise.all(buckets.map((one) => read(tables(), one))));
  expect(found.map(([row]) => row?.hits)).toEqual(buckets.map(({ hits }) => hits));
  expect(new Set(found.map(([row]) => `${row?.by} ${row?.at}`)).size).toBe(transactions);
});

it('is part of the transaction that it is asked in', async () => {
  const buckets = some(4);
  const work = parts().unit.run(async () => {
    await putAll(buckets);
    throw new Error('no more');
  });
  await expect(work).rejects.toThrow('no more');
  expect(await written(buckets)).toEqual([]);
});
