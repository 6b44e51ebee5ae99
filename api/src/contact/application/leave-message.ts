import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The messages that visitors leave. */
export abstract class ContactMessages {
  abstract add(message: ContactMessage): Promise<void>;
}

/** A visitor writes to the shop: the message is kept, and mailed to the shop's own mailbox. */
export class LeaveMessage {
  constructor(
    private readonly messages: ContactMessages,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  leaveMessage(message: ContactMessage): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.messages.add(message);
      await this.outbox.publish({ topic: 'mail.visitor-message', payload: { ...message } });
    });
  }
}
