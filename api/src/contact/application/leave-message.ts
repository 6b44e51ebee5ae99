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

/** A visitor writes to the shop; the message is kept for the shop's staff. */
export class LeaveMessage {
  constructor(private readonly messages: ContactMessages) {}

  execute(message: ContactMessage): Promise<void> {
    return this.messages.add(message);
  }
}
