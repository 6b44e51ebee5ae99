import { Injectable } from '@nestjs/common';
import { Connections } from '../../../kernel/connections.js';
import { Config } from '../../../platform/config/config.js';
import { TypedAddresses } from '../../../platform/outbound/typed-addresses.js';
import { MailTransport } from '../../application/ports.js';
import type { Mail } from '../../domain/mail.js';
import { FileMailTransport } from './file-mail-transport.js';
import { MAIL_SERVER, optionsOf } from './mail-server.js';
import { SmtpMailTransport } from './smtp-mail-transport.js';

/** By the mail server that is set up when a mail is sent: that of the environment, else the typed one, else none. */
@Injectable()
export class ChosenMailTransport implements MailTransport {
  private readonly files: MailTransport;

  constructor(
    private readonly config: Config,
    private readonly connections: Connections,
    private readonly addresses: TypedAddresses,
  ) {
    this.files = new FileMailTransport(config);
  }

  send(mail: Mail, messageId: string): Promise<void> {
    return this.now().send(mail, messageId);
  }

  private now(): MailTransport {
    const values = this.connections.values(MAIL_SERVER);
    const { SMTP_URL: url, MAIL_HOST: host, MAIL_SENDER: sender } = values;
    if (url) return new SmtpMailTransport(() => ({ url }), this.config.env.MAIL_FROM);
    if (!host || !sender) return this.files;
    return new SmtpMailTransport(async () => optionsOf(values, await this.addresses.place(host)), sender);
  }
}
