import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../kernel/outbox.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { ContactMessages, LeaveMessage, type KeptMessage } from './leave-message.js';

const question = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Size of the jacket',
  message: 'Is it cut wide?',
};
const id = '0194242c-c4dc-74a5-8894-00008a2b4c6d';
let kept: KeptMessage[];
let told: DomainEvent[];

class InMemoryContactMessages extends ContactMessages {
  override add(message: KeptMessage): Promise<void> {
    return Promise.resolve(void kept.push(message));
  }
}

/** Undoes what was kept and told when the work fails. */
class UndoingUnitOfWork extends UnitOfWork {
  override async run<T>(work: () => Promise<T>): Promise<T> {
    const [keptBefore, toldBefore] = [[...kept], [...told]];
    try {
      return await work();
    } catch (error) {
      [kept, told] = [keptBefore, toldBefore];
      throw error;
    }
  }

  override snapshot<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

const leave = (publish: (event: DomainEvent) => Promise<void>) =>
  new LeaveMessage(
    new InMemoryContactMessages(),
    { publish },
    { next: () => id },
    new UndoingUnitOfWork(),
  ).leaveMessage(question);

describe('a message that a visitor leaves', () => {
  beforeEach(() => {
    [kept, told] = [[], []];
  });

  it('is kept, and mailed to the shop as it was written', async () => {
    await leave((event) => Promise.resolve(void told.push(event)));
    expect(kept).toEqual([{ ...question, id, language: null }]);
    const payload = { ...question, id, reference: 'M-8A2B4C6D' };
    expect(told).toEqual([{ topic: 'mail.visitor-message', payload }]);
  });

  it('is not kept either when it cannot be mailed: the visitor is told and sends it again', async () => {
    await expect(leave(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(kept).toEqual([]);
  });
});
