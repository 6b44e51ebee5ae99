import { button, letter, quoted, saysOf, text, type Recipient, type Shop } from './letters.js';
import type { Letter } from './mail.js';

/** What a visitor wrote to the shop. */
export interface VisitorMessage {
  id: string;
  /** By which mails about it call it. */
  reference: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}

const linesOf = (words: string) => words.split(/\r?\n/).filter((line) => line.trim() !== '');

/** To the shop itself; an answer goes to whoever wrote. */
export function visitorMessage(
  shop: Shop,
  { id, reference, name, email, subject, message }: VisitorMessage,
): Letter {
  const say = saysOf(shop);
  const to = { name: shop.name, email: shop.supportEmail };
  return {
    ...letter(shop, to, subject || say('visitor.subject', { name }), [
      text(say('visitor.told')),
      {
        kind: 'rows',
        rows: [
          [say('visitor.from'), name],
          [say('visitor.email'), email],
          [say('visitor.reference'), reference],
        ],
      },
      ...linesOf(message).map(quoted),
      button(say('visitor.open'), `${shop.url}/admin/messages/${id}/show`),
    ]),
    replyTo: email,
  };
}

/** What the shop answers, above what was asked; what is written back goes to the shop's own address, under the reference. */
export function messageAnswered(
  shop: Shop,
  to: Recipient,
  {
    reference,
    subject,
    message,
    reply,
  }: { reference: string; subject: string; message: string; reply: string },
): Letter {
  const say = saysOf(shop);
  const heading = subject
    ? say('messageAnswered.subject', { subject, reference })
    : say('messageAnswered.plain', { shop: shop.name, reference });
  return {
    ...letter(shop, to, heading, [
      ...linesOf(reply).map(quoted),
      text(say('messageAnswered.yours')),
      ...linesOf(message).map(quoted),
    ]),
    ...(shop.supportEmail ? { replyTo: shop.supportEmail } : {}),
  };
}
