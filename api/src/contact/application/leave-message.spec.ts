import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../kernel/outbox.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { ContactMessages, LeaveMessage, type ContactMessage } from './leave-message.js';

const question = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Size of the jacket',
  message: 'Is it cut wide?',
};
let kept: ContactMessage[];
let told: DomainEvent[];

class InMemoryContactMessages extends ContactMessages {
  override add(message: ContactMessage): Promise<void> {
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
  new LeaveMessage(new InMemoryContactMessages(), { publish }, new UndoingUnitOfWork()).leaveMessage(
    question,
  );

describe('a message that a visitor leaves', () => {
  beforeEach(() => {
    [kept, told] = [[], []];
  });

  it('is kept, and mailed to the shop as it was written', async () => {
    await leave((event) => Promise.resolve(void told.push(event)));
    expect(kept).toEqual([question]);
    expect(told).toEqual([{ topic: 'mail.visitor-message', payload: question }]);
  });

  it('is not kept either when it cannot be mailed: the visitor is told and sends it again', async () => {
    await expect(leave(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(kept).toEqual([]);
  });
});
