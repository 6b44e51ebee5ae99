import { Injectable } from '@nestjs/common';
import type { createTransport } from 'nodemailer';
import { Config } from '../../../platform/config/config.js';
import { MailTransport } from '../../application/ports.js';
import type { Mail } from '../../domain/mail.js';
import { envelope } from './envelope.js';

const TIMEOUT_MS = 10_000;

/** Sends by `SMTP_URL`. */
@Injectable()
export class SmtpMailTransport extends MailTransport {
  private smtp: Promise<ReturnType<typeof createTransport>> | undefined;

  constructor(private readonly config: Config) {
    super();
  }

  override async send(mail: Mail, messageId: string): Promise<void> {
    const smtp = await (this.smtp ??= this.connect());
    try {
      await smtp.sendMail(envelope(mail, messageId, this.config.env.MAIL_FROM));
    } catch (error) {
      throw withoutAddresses(error);
    }
  }

  /** Read when the first mail is sent: the shop opens sooner. */
  private async connect(): Promise<ReturnType<typeof createTransport>> {
    const { createTransport } = await import('nodemailer');
    const timeouts = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    return createTransport({ url: this.config.env.SMTP_URL ?? '', ...timeouts });
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
