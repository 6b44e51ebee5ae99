import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PostgresUnitOfWork } from './postgres-unit-of-work.js';

const failure = (code: string) =>
  new Error('failed', { cause: Object.assign(new Error('said by PostgreSQL'), { code }) });

function failing(code: string, times: number) {
  let transactions = 0;
  const em = {
    isInTransaction: () => false,
    transactional: (work: () => Promise<unknown>) => {
      transactions += 1;
      return transactions <= times ? Promise.reject(failure(code)) : work();
    },
  };
  const unitOfWork = new PostgresUnitOfWork(em as unknown as EntityManager);
  return { run: () => unitOfWork.run(() => Promise.resolve('sold')), transactions: () => transactions };
}

describe('a transaction that another one stood in the way of', () => {
  it.each([
    ['R14 a deadlock', '40P01'],
    ['a serialization failure', '40001'],
  ])('%s is tried again', async (_what, code) => {
    const { run, transactions } = failing(code, 3);
    expect(await run()).toBe('sold');
    expect(transactions()).toBe(4);
  });

  it('R14 is given up after four times', async () => {
    const { run, transactions } = failing('40P01', 9);
    await expect(run()).rejects.toThrow('failed');
    expect(transactions()).toBe(4);
  });

  it('is not tried again for any other reason', async () => {
    const { run, transactions } = failing('23505', 1);
    await expect(run()).rejects.toThrow('failed');
    expect(transactions()).toBe(1);
  });
});

describe('a look at one moment', () => {
  const unitOfWork = (isInTransaction: boolean) => {
    const em = {
      isInTransaction: () => isInTransaction,
      transactional: (work: () => Promise<unknown>) => work().then((seen) => [seen, 'in one of its own']),
    };
    return new PostgresUnitOfWork(em as unknown as EntityManager);
  };

  it('within a transaction is taken in it, not on a second connection that would not see what it wrote', async () => {
    const look = (one: PostgresUnitOfWork) => one.snapshot(() => Promise.resolve('seen'));
    expect(await look(unitOfWork(true))).toBe('seen');
    expect(await look(unitOfWork(false))).toEqual(['seen', 'in one of its own']);
  });
});

describe('what waits for the commit', () => {
  const database = (times = 0) => {
    let [isWithin, left] = [false, times];
    const em = {
      isInTransaction: () => isWithin,
      transactional: async (work: () => Promise<unknown>) => {
        isWithin = true;
        try {
          const done = await work();
          if (left-- > 0) throw failure('40P01');
          return done;
        } finally {
          isWithin = false;
        }
      },
    };
    return new PostgresUnitOfWork(em as unknown as EntityManager);
  };

  it('is done behind it, of units within others as well, and of a try that holds alone', async () => {
    const [unit, told] = [database(1), [] as string[]];
    await unit.run(async () => {
      await unit.run(() => Promise.resolve(unit.afterCommit(() => told.push('committed'))));
      told.push('within');
    });
    expect(told).toEqual(['within', 'within', 'committed']);
  });

  it('is not done where it fails, and at once outside', async () => {
    const [unit, told] = [database(), [] as string[]];
    const work = () => {
      unit.afterCommit(() => told.push('committed'));
      return Promise.reject(new Error('no'));
    };
    await expect(unit.run(work)).rejects.toThrow('no');
    expect(told).toEqual([]);
    unit.afterCommit(() => told.push('outside'));
    expect(told).toEqual(['outside']);
  });

  it('tries nothing again that is committed, whatever fails behind it', async () => {
    const [unit, told] = [database(), [] as string[]];
    const work = () => {
      told.push('within');
      unit.afterCommit(() => {
        throw failure('40P01');
      });
      return Promise.resolve();
    };
    await expect(unit.run(work)).rejects.toThrow('failed');
    expect(told).toEqual(['within']);
  });

  it('is forgotten at once and once more behind it, with each try and where it fails as well', async () => {
    const [unit, told] = [database(1), [] as string[]];
    const forget = (why: string) => unit.forgetting(() => told.push(why));
    const changed = () => told.push('changed');
    await unit.run(() => {
      unit.forgetting(changed);
      return Promise.resolve();
    });
    expect(told).toEqual(['changed', 'changed', 'changed', 'changed']);
    const fails = () => {
      forget('failed');
      return Promise.reject(new Error('no'));
    };
    await expect(unit.run(fails)).rejects.toThrow('no');
    expect(told.slice(4)).toEqual(['failed', 'failed']);
    forget('outside');
    expect(told.slice(6)).toEqual(['outside']);
  });
});
