import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { MailTransport } from '../../application/ports.js';
import type { Mail } from '../../domain/mail.js';
import { envelope } from '../../senders/envelope.js';
import { fromOf } from '../../senders/from.js';

/** Without a mail server: each mail becomes one `.eml` file in `DATA_DIR/outbox`, readable at `/dev/mail`; links to log in lie in them, so the owner alone reads the files. */
@Injectable()
export class FileMailTransport implements MailTransport {
  private readonly folder: string;

  constructor(private readonly config: Config) {
    this.folder = path.join(config.env.DATA_DIR, 'outbox');
  }

  async send(mail: Mail, messageId: string): Promise<void> {
    // read when the first mail is sent: the shop opens sooner
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail(envelope(mail, messageId, fromOf(this.config.given)));
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = `${messageId.replace(/[^\w-]/g, '')}.eml`;
    const draft = path.join(this.folder, `.${name}`);
    await writeFile(draft, message as Buffer, { mode: 0o600 });
    await rename(draft, path.join(this.folder, name));
  }
}
