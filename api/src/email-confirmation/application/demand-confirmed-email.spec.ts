import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '../../kernel/caller.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { AccountNeeded, EmailNotConfirmed } from '../domain/refusals.js';
import { InMemoryConfirmations } from '../testing/in-memory-confirmations.js';
import { DemandConfirmedEmail } from './demand-confirmed-email.js';

const ann = { accountId: 'ann', name: 'Ann', email: 'ann@example.com' } as Caller;
let confirmations: InMemoryConfirmations;
let mailed: unknown[];
const demand = (wanted = true, who = ann) =>
  new DemandConfirmedEmail(
    termsOf(() => ({ confirmedEmailFirst: wanted })),
    confirmations,
    {
      publish: (event: { payload: unknown }) => {
        mailed.push(event.payload);
        return Promise.resolve();
      },
    },
    new DirectUnitOfWork(),
  ).demandConfirmedEmail(who);

describe('an order that is paid later', () => {
  beforeEach(() => {
    confirmations = new InMemoryConfirmations();
    mailed = [];
  });

  it('asks nobody for anything where the shop does not want it', async () => {
    await expect(demand(false)).resolves.toBeUndefined();
    expect(mailed).toEqual([]);
  });

  it('is refused with a mailed link until the address is confirmed', async () => {
    await expect(demand()).rejects.toThrow(EmailNotConfirmed);
    expect(mailed).toEqual([{ accountId: 'ann', name: 'Ann', email: 'ann@example.com', token: 'token-1' }]);
    await confirmations.confirm('ann');
    await expect(demand()).resolves.toBeUndefined();
  });

  it('is not for guests, who have no account to confirm, and mails nobody', async () => {
    const guest = { ...ann, role: 'guest', email: '' } as const;
    await expect(demand(true, guest)).rejects.toThrow(AccountNeeded);
    await expect(demand(false, guest)).resolves.toBeUndefined();
    expect(mailed).toEqual([]);
  });

  it('does not fill a mailbox with links', async () => {
    for (let times = 0; times < 5; times += 1) await expect(demand()).rejects.toThrow(EmailNotConfirmed);
    expect(mailed).toHaveLength(3);
  });
});
