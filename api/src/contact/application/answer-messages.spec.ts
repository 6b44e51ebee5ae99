import { beforeEach, describe, expect, it } from '@jest/globals';
import { Changed } from '../../kernel/changed.js';
import type { DomainEvent } from '../../kernel/outbox.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { KeptAudit } from '../../kernel/testing/kept-audit.js';
import { referenceOf, type Conversation } from '../domain/conversation.js';
import { AssigneeUnknown, MessageNotFound, MessageOrderUnknown } from '../domain/refusals.js';
import { AnswerMessages, Conversations, type ConversationChange, type Reply } from './answer-messages.js';

const ID = '0194242c-c4dc-74a5-8894-00008a2b4c6d';
const sam = { accountId: 'sam', email: 'sam@example.com' };

/** One message of Ada's; Sam works here, and there is the order `o-1`. */
class OneConversation extends Conversations {
  one: Conversation = {
    ...{ id: ID, name: 'Ada', email: 'ada@example.com', subject: 'Sizes', message: 'Is it cut wide?' },
    ...{ language: 'fr', state: 'open', assigneeId: null, orderId: null },
  };
  readonly replies: Reply[] = [];

  override lock(id: string): Promise<Conversation | undefined> {
    return Promise.resolve(id === ID ? this.one : undefined);
  }

  override change(_: string, change: ConversationChange): Promise<void> {
    this.one = { ...this.one, ...change };
    return Promise.resolve();
  }

  override addReply(reply: Reply): Promise<void> {
    return Promise.resolve(void this.replies.push(reply));
  }

  override lastReply(): Promise<string | null> {
    return Promise.resolve(this.replies.at(-1)?.id ?? null);
  }

  override isStaff(accountId: string): Promise<boolean> {
    return Promise.resolve(accountId === 'sam');
  }

  override isOrder(orderId: string): Promise<boolean> {
    return Promise.resolve(orderId === 'o-1');
  }
}

describe('a message of a visitor, before the staff', () => {
  let kept: OneConversation;
  let told: DomainEvent[];
  let audit: KeptAudit;
  let answers: AnswerMessages;
  const now = new Date('2026-11-29T10:00:00Z');
  beforeEach(() => {
    [kept, told, audit] = [new OneConversation(), [], new KeptAudit()];
    const outbox = { publish: (event: DomainEvent) => Promise.resolve(void told.push(event)) };
    const [clock, ids] = [{ now: () => now }, { next: () => 'r-1' }];
    answers = new AnswerMessages(kept, outbox, audit, clock, ids, new DirectUnitOfWork());
  });

  it('is answered by mail in the language in which it was written, under a reference', async () => {
    await answers.reply(sam, ID, 'It runs true to size.');
    expect(kept.replies).toEqual([
      { id: 'r-1', messageId: ID, text: 'It runs true to size.', byId: 'sam', createdAt: now },
    ]);
    expect(kept.one.state).toBe('answered');
    expect(told).toEqual([
      {
        topic: 'mail.message-answered',
        payload: {
          ...{ name: 'Ada', email: 'ada@example.com', subject: 'Sizes', message: 'Is it cut wide?' },
          ...{ reply: 'It runs true to size.', reference: 'M-8A2B4C6D', by: 'staff', language: 'fr' },
        },
      },
    ]);
    expect(referenceOf(ID)).toBe('M-8A2B4C6D');
  });

  it('is answered again after it was closed', async () => {
    await answers.change(sam, ID, { state: 'closed' });
    await answers.reply(sam, ID, 'One more thing.');
    expect(kept.one.state).toBe('answered');
  });

  it('is not answered twice by two who have not seen what the other wrote', async () => {
    await answers.reply(sam, ID, 'It runs true to size.', null);
    await expect(answers.reply(sam, ID, 'It runs large.', null)).rejects.toThrow(Changed);
    expect([kept.replies.length, told.length]).toEqual([1, 1]);
    await answers.reply(sam, ID, 'And in blue, too.', 'r-1');
    await answers.reply(sam, ID, 'As a program writes.');
    expect([kept.replies.length, told.length]).toEqual([3, 3]);
  });

  it('is not changed by what is so already', async () => {
    kept.change = () => Promise.reject(new Error('changed'));
    await answers.change(sam, ID, {});
    await answers.change(sam, ID, { state: 'open', assigneeId: null });
    expect(audit.entries).toEqual([]);
  });

  it('is given to somebody and to an order, which can be taken away', async () => {
    await answers.change(sam, ID, { assigneeId: 'sam', orderId: 'o-1' });
    expect(kept.one).toMatchObject({ assigneeId: 'sam', orderId: 'o-1', state: 'open' });
    await answers.change(sam, ID, { assigneeId: null, orderId: null });
    expect(kept.one).toMatchObject({ assigneeId: null, orderId: null });
    await expect(answers.change(sam, ID, { assigneeId: 'ada' })).rejects.toThrow(AssigneeUnknown);
    await expect(answers.change(sam, ID, { orderId: 'o-2' })).rejects.toThrow(MessageOrderUnknown);
  });

  it('leaves nothing of what was said in the audit log', async () => {
    await answers.reply(sam, ID, 'It runs true to size.');
    await answers.change(sam, ID, { state: 'closed' });
    expect(audit.entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['adminReplyToMessage', { reply: { from: null, to: 'r-1' } }],
      ['adminUpdateMessage', { state: { from: 'answered', to: 'closed' } }],
    ]);
  });

  it('that does not exist is neither answered nor changed', async () => {
    await expect(answers.reply(sam, 'none', 'Hello')).rejects.toThrow(MessageNotFound);
    await expect(answers.change(sam, 'none', { state: 'closed' })).rejects.toThrow(MessageNotFound);
    expect([told, audit.entries]).toEqual([[], []]);
  });
});
