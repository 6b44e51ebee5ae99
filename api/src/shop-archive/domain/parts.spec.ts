import { expect, it } from '@jest/globals';
import { PARTS } from './parts.js';

const given = { actorId: 'ada', passwordHash: 'none', fileThatCame: (row: object) => ({ ...row }) };

it('takes messages from before there was an inbox for done, and others as they are', () => {
  const part = PARTS.find(({ name }) => name === 'messages');
  const old = { id: '1', message: 'Hello', created_at: '2024-05-01T12:00:00Z' };
  expect(part?.into?.(old, given)).toEqual({ ...old, state: 'closed', updated_at: old.created_at });
  const open = { ...old, state: 'open', updated_at: '2026-05-01T12:00:00Z' };
  expect(part?.into?.(open, given)).toEqual(open);
});
