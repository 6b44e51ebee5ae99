import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { MailTransport } from '../../application/ports.js';
import type { Mail } from '../../domain/mail.js';
import { Senders } from '../../senders/senders.js';
import { FileMailTransport } from './file-mail-transport.js';

/** By whom letters are sent when one is to go; while nobody is set up, into files. */
@Injectable()
export class ChosenMailTransport implements MailTransport {
  private readonly files: MailTransport;

  constructor(
    config: Config,
    private readonly senders: Senders,
  ) {
    this.files = new FileMailTransport(config);
  }

  send(mail: Mail, messageId: string): Promise<void> {
    return (this.senders.inUse ?? this.files).send(mail, messageId);
  }
}
