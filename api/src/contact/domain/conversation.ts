export const MESSAGE_STATES = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What a visitor has written, and how far it is. */
export interface Conversation {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** BCP 47, that in which it was written; null where nobody knows. */
  language: string | null;
  state: MessageState;
  /** Who of the staff has it in hand. */
  assigneeId: string | null;
  /** The order that it is about, as the staff has said. */
  orderId: string | null;
}

/** By which visitors and the shop call a conversation in mails: short, and no secret. */
export const referenceOf = (id: string): string => `M-${id.slice(-8).toUpperCase()}`;
