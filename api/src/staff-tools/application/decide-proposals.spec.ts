import { beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { anAdministrator } from '../../accounts/testing/a-caller.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { KeptAudit } from '../../kernel/testing/kept-audit.js';
import type { ActionPlugin } from '../actions/contract.js';
import { HeldSchemas } from '../adapters/http/held-schemas.js';
import { TooManyProposals } from '../domain/proposal-refusals.js';
import { ArgumentsWrong } from '../domain/refusals.js';
import { InMemoryProposals } from '../testing/in-memory-proposals.js';
import { Actions } from './actions.js';
import { DecideProposals } from './decide-proposals.js';
import { moment, text } from './schema.js';

const note = (more: Partial<ActionPlugin> = {}): ActionPlugin => ({
  ...{ name: 'note', words: { label: 'Note' }, subject: 'customer' },
  ...{ reads: 'customers.read', writes: 'customers.write' },
  tool: { name: 'propose_note', description: 'Proposes a note.' },
  input: { text: text(), at: moment },
  optional: ['at'],
  draft: (wanted) =>
    Promise.resolve({ subject: { id: v7(), name: 'Ann', version: null }, wanted, before: {} }),
  make: (_, __, settle) => settle(),
  differences: () => [],
  ...more,
});

describe('proposals', () => {
  let audit: KeptAudit;
  let deciding: DecideProposals;
  beforeEach(() => {
    audit = new KeptAudit();
    const parts = [audit, { next: v7 }, { now: () => new Date() }, new DirectUnitOfWork()] as const;
    deciding = new DecideProposals(new InMemoryProposals(), new Actions([note()]), ...parts);
  });
  const propose = (plugin = note(), owner = 'root') =>
    deciding.propose(anAdministrator({ accountId: owner }), plugin, { text: 'Wool' }, 'She is ill');

  it('wait for a person a hundred of one account at most; one that is decided makes room', async () => {
    const first = await propose();
    for (let waiting = 1; waiting < 100; waiting += 1) await propose();
    await expect(propose()).rejects.toThrow(TooManyProposals);
    await propose(note(), 'other');
    await deciding.refuse(anAdministrator(), first.id);
    await propose();
  });

  it('keep their reason out of the audit log where it must not keep what they say', async () => {
    await propose();
    await propose(note({ untold: ['text'] }));
    expect(audit.entries[0]?.changes).toMatchObject({ wanted: { text: 'Wool' }, reason: 'She is ill' });
    expect(audit.entries[1]?.changes).toEqual({ act: 'note', wanted: {} });
  });

  it('are held against one schema of each action, made once', () => {
    const plugin = note();
    const actions = new Actions([plugin]);
    expect(actions.argumentsOf(plugin)).toMatchObject({ required: ['text'] });
    expect(actions.argumentsOf(plugin)).toBe(actions.argumentsOf(plugin));
  });

  it('name moments that there are: a leap second is none', async () => {
    const plugin = note();
    const schema = new Actions([plugin]).argumentsOf(plugin);
    const check = (at: string) => new HeldSchemas().check(schema, { text: 'x', at });
    await check('2026-12-31T23:59:59Z');
    await expect(check('2026-12-31T23:59:60Z')).rejects.toThrow(ArgumentsWrong);
    await expect(check('2026-12-31')).rejects.toThrow(ArgumentsWrong);
  });
});
