import { Injectable } from '@nestjs/common';
import { Connections } from '../../../kernel/connections.js';
import { SUPPORT_EMAIL } from '../../../kernel/shop-defaults.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { NewOrderMailbox } from '../../application/ports.js';

/** From the settings; before anybody has decided, mails stay at home: the address of the defaults is nobody's. */
@Injectable()
export class ChosenNewOrderMailbox implements NewOrderMailbox {
  constructor(
    private readonly terms: ShopTerms,
    private readonly connections: Connections,
  ) {}

  async read(): Promise<string | undefined> {
    const { newOrderMail, newOrderEmail, supportEmail } = await this.terms.read();
    const to = newOrderEmail || supportEmail;
    const isNobodys = to === SUPPORT_EMAIL && this.connections.reaches('mail');
    return newOrderMail && !isNobodys ? to : undefined;
  }
}
