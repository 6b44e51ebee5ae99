import type { PluginDefinition } from '../../platform/connections/plugins.js';
import type { Mail } from '../domain/mail.js';

/** Why a letter was not taken, as far as whoever was asked says. */
export interface Failure {
  message?: string;
  code?: string;
}

/** By whom letters leave the shop: a server, or a service. */
export abstract class MailSender {
  constructor(readonly definition: PluginDefinition) {}

  /** Hands a letter over, by what holds now. What is thrown means "try again later", and names no mailbox. */
  async send(mail: Mail, messageId: string): Promise<void> {
    try {
      await this.handOver(mail, messageId);
    } catch (error) {
      throw withoutMailboxes(error as Error);
    }
  }

  /** What its owner can do where a letter was not taken, as a sentence; undefined where that is not known. */
  abstract adviceOn(failure: Failure): string | undefined;

  protected abstract handOver(mail: Mail, messageId: string): Promise<void>;
}

/** What went wrong, without the addresses that a mail server repeats: it stands in the log, the queue and on the health page. */
function withoutMailboxes(
  error: Error & { code?: unknown; responseCode?: unknown; command?: unknown },
): Error {
  const { message, code, responseCode, command } = error;
  const words = message.split(/([\s<>()"',;:]+)/).map((word) => (word.includes('@') ? '***' : word));
  return Object.assign(new Error(words.join('')), { code, responseCode, command });
}
