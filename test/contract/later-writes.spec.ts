import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { later } from '../../api/src/platform/database/later.js';
import { useStores } from '../support/stores.js';

interface RateLimitTables {
  rate_limit: { bucket: string; hits: number; resets_at: Date };
}
const { parts } = useStores();

/** Writes nobody reads, how many are seen then, writes as many again, then fails where asked to. */
async function write(whose: string, buckets: readonly string[], fails = false) {
  const { database, unit } = parts();
  const rows = () => database.sql<RateLimitTables>();
  const count = async () => {
    const found = await rows()
      .selectFrom('rate_limit')
      .select('bucket')
      .where('bucket', 'like', `${whose}%`)
      .execute();
    return found.length;
  };
  const add = (bucket: string) =>
    later(rows(), rows().insertInto('rate_limit').values({ bucket, hits: 1, resets_at: new Date() }));
  return unit.run(async () => {
    const before = await count();
    for (const bucket of buckets) await add(whose + bucket);
    const seen = (await count()) - before;
    for (const bucket of buckets) await add(`${whose}${bucket} again`);
    if (fails) throw new Error('no more');
    return { before, seen };
  });
}

it('writes what nobody reads before the next statement, and the rest with the commit', async () => {
  const whose = `later ${v7()} `;
  // so often that each statement has a name
  for (let time = 0; time < 6; time += 1)
    expect(await write(whose, [v7(), v7()])).toEqual({ before: 4 * time, seen: 2 });
  await expect(write(whose, [v7()], true)).rejects.toThrow('no more');
  expect(await write(whose, [])).toEqual({ before: 24, seen: 0 });
});

it('writes nothing of a transaction in which one of them fails, and says so', async () => {
  const whose = `later ${v7()} `;
  for (let time = 0; time < 4; time += 1) await write(whose, [v7()]);
  const bucket = v7();
  await expect(write(whose, [bucket, bucket])).rejects.toThrow('duplicate key');
  expect(await write(whose, [])).toEqual({ before: 8, seen: 0 });
  expect((await write(whose, [bucket])).seen).toBe(1);
});
