import { MailTransport } from '../../application/ports.js';
import type { Mail } from '../../domain/mail.js';
import { envelope } from './envelope.js';

const TIMEOUT_MS = 10_000;
const TIMEOUTS = {
  ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
};

/** Sends by a mail server: by the options that hold at each mail, from one address. */
export class SmtpMailTransport implements MailTransport {
  constructor(
    private readonly options: () => object | Promise<object>,
    private readonly from: string,
  ) {}

  async send(mail: Mail, messageId: string): Promise<void> {
    const options = await this.options();
    // read when the first mail is sent: the shop opens sooner
    const { createTransport } = await import('nodemailer');
    const smtp = createTransport({ ...options, ...TIMEOUTS });
    try {
      await smtp.sendMail(envelope(mail, messageId, this.from));
    } catch (error) {
      throw withoutAddresses(error);
    }
  }
}

interface Refused {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** What went wrong, without the addresses that a mail server repeats: it stands in the log, the queue and on the health page. */
function withoutAddresses(error: unknown): Error {
  const { message, code, responseCode, command } = error as Error & Refused;
  const words = message.split(/([\s<>()"',;:]+)/).map((word) => (word.includes('@') ? '***' : word));
  return Object.assign(new Error(words.join('')), { code, responseCode, command });
}
