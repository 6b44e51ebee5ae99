import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import { Changed } from '../../kernel/changed.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { referenceOf, type Conversation, type MessageState } from '../domain/conversation.js';
import { AssigneeUnknown, MessageNotFound, MessageOrderUnknown } from '../domain/refusals.js';

export interface Reply {
  id: string;
  messageId: string;
  text: string;
  /** Who of the staff has written it. */
  byId: string;
  createdAt: Date;
}

/** Only what is given changes; null takes away. */
export interface ConversationChange {
  state?: MessageState;
  assigneeId?: string | null;
  orderId?: string | null;
}

/** What visitors wrote, as the staff answers it. */
export abstract class Conversations {
  /** Locked until the running transaction ends; undefined when there is none. */
  abstract lock(id: string): Promise<Conversation | undefined>;
  abstract change(id: string, change: ConversationChange): Promise<void>;
  abstract addReply(reply: Reply): Promise<void>;
  /** The id of the last one; null where there is none. */
  abstract lastReply(messageId: string): Promise<string | null>;
  /** Whether the account is of somebody who works here and is not disabled. */
  abstract isStaff(accountId: string): Promise<boolean>;
  abstract isOrder(orderId: string): Promise<boolean>;
}

type Doer = Pick<Caller, 'accountId' | 'email'>;

/**
 * The staff answers what visitors have written, who get it by mail; and keeps in order what is to be done. What is said is not
 * written into the audit log, which is kept for ever.
 */
export class AnswerMessages {
  constructor(
    private readonly conversations: Conversations,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly unit: UnitOfWork,
  ) {}

  /**
   * Mails an answer; the message is answered by it, also one that was closed. `after` is the answer that was seen last, null where
   * none was: whoever wrote does not get two at once. @throws MessageNotFound, Changed
   */
  reply(caller: Doer, messageId: string, text: string, after?: string | null): Promise<void> {
    return this.unit.run(async () => {
      const asked = await this.find(messageId);
      if (after !== undefined && after !== (await this.conversations.lastReply(messageId)))
        throw new Changed();
      const id = this.ids.next();
      const written = { byId: caller.accountId, createdAt: this.clock.now() };
      await this.conversations.addReply({ id, messageId, text, ...written });
      await this.conversations.change(messageId, { state: 'answered' });
      const { name, email, subject, message, language } = asked;
      const payload = { name, email, subject, message, reply: text, reference: referenceOf(messageId) };
      const of = { by: 'staff', ...(language ? { language } : {}) };
      await this.outbox.publish({ topic: 'mail.message-answered', payload: { ...payload, ...of } });
      await this.tell(caller, 'adminReplyToMessage', messageId, { reply: { from: null, to: id } });
    });
  }

  /** @throws MessageNotFound, AssigneeUnknown, MessageOrderUnknown */
  change(caller: Doer, id: string, change: ConversationChange): Promise<void> {
    return this.unit.run(async () => {
      const before = await this.find(id);
      const { assigneeId, orderId } = change;
      if (assigneeId && !(await this.conversations.isStaff(assigneeId))) throw new AssigneeUnknown();
      if (orderId && !(await this.conversations.isOrder(orderId))) throw new MessageOrderUnknown();
      const changes: Record<string, object> = {};
      for (const name of ['state', 'assigneeId', 'orderId'] as const)
        if (change[name] !== undefined && change[name] !== before[name])
          changes[name] = { from: before[name], to: change[name] };
      // what is so already is no news of the conversation
      if (Object.keys(changes).length === 0) return;
      await this.conversations.change(id, change);
      await this.tell(caller, 'adminUpdateMessage', id, changes);
    });
  }

  private tell(actor: Doer, action: string, entityId: string, changes: object): Promise<void> {
    return this.audit.record({ actor, action, entity: 'message', entityId, changes: { ...changes } });
  }

  private async find(id: string): Promise<Conversation> {
    const found = await this.conversations.lock(id);
    if (!found) throw new MessageNotFound();
    return found;
  }
}
