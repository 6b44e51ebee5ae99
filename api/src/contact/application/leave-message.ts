import { callersLanguage } from '../../kernel/tongue.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { referenceOf } from '../domain/conversation.js';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export interface KeptMessage extends ContactMessage {
  id: string;
  /** BCP 47: the language in which the shop was read; null where that is not known. */
  language: string | null;
}

/** The messages that visitors leave. */
export abstract class ContactMessages {
  abstract add(message: KeptMessage): Promise<void>;
}

/** A visitor writes to the shop: the message is kept, and mailed to the shop's own mailbox. */
export class LeaveMessage {
  constructor(
    private readonly messages: ContactMessages,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  leaveMessage(message: ContactMessage): Promise<void> {
    const id = this.ids.next();
    return this.unitOfWork.run(async () => {
      await this.messages.add({ ...message, id, language: callersLanguage() ?? null });
      const payload = { ...message, id, reference: referenceOf(id) };
      await this.outbox.publish({ topic: 'mail.visitor-message', payload });
    });
  }
}
