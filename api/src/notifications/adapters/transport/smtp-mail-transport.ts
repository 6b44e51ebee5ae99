import { Injectable } from '@nestjs/common';
import nodemailer from 'nodemailer';
import { Config } from '../../../platform/config/config.js';
import { MailTransport } from '../../application/ports.js';
import type { Mail } from '../../domain/mail.js';

const TIMEOUT_MS = 10_000;

/** Sends by `SMTP_URL`. */
@Injectable()
export class SmtpMailTransport extends MailTransport {
  private readonly smtp: ReturnType<typeof nodemailer.createTransport>;

  constructor(private readonly config: Config) {
    super();
    const timeouts = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    this.smtp = nodemailer.createTransport({ url: config.env.SMTP_URL ?? '', ...timeouts });
  }

  override async send(mail: Mail, messageId: string): Promise<void> {
    await this.smtp.sendMail({ ...mail, from: this.config.env.MAIL_FROM, messageId });
  }
}
