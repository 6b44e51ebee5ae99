import { describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import type { AuditEntry } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import { JobNotFound, RetryJobs } from './retry-jobs.js';

const actor = { accountId: 'a1', email: 'ann@example.com' } as Caller;

function shopWith(failed: string[]) {
  const written: AuditEntry[] = [];
  const jobs = {
    retry: (id?: string) => Promise.resolve(failed.filter((one) => id === undefined || one === id)),
  };
  const audit = { record: (entry: AuditEntry) => Promise.resolve(void written.push(entry)) };
  return { retry: new RetryJobs(jobs, audit, new DirectUnitOfWork()), written };
}

describe('trying failed jobs again', () => {
  it('writes down who had which job tried again', async () => {
    const { retry, written } = shopWith(['7', '8']);
    expect(await retry.one(actor, '7')).toBe('7');
    expect(written).toEqual([
      { actor, action: 'adminRetryJob', entity: 'job', entityId: '7', changes: { retried: ['7'] } },
    ]);
  });

  it('refuses a job that has not failed and writes nothing down', async () => {
    const { retry, written } = shopWith(['7']);
    await expect(retry.one(actor, '9')).rejects.toThrow(JobNotFound);
    expect(written).toEqual([]);
  });

  it('names each when all are tried again', async () => {
    const { retry, written } = shopWith(['7', '8']);
    expect(await retry.all(actor)).toBe(2);
    expect(written[0]?.changes).toEqual({ retried: ['7', '8'] });
  });
});
