import { Injectable } from '@nestjs/common';
import { SUPPORT_EMAIL } from '../../../kernel/shop-defaults.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { NewOrderMailbox } from '../../application/ports.js';

/** From the settings; before anybody has decided, mails stay at home: the address of the defaults is nobody's. */
@Injectable()
export class ChosenNewOrderMailbox implements NewOrderMailbox {
  constructor(
    private readonly terms: ShopTerms,
    private readonly access: ProviderAccess,
  ) {}

  async read(): Promise<string | undefined> {
    const { newOrderMail, newOrderEmail, supportEmail } = await this.terms.read();
    const to = newOrderEmail || supportEmail;
    const isNobodys = to === SUPPORT_EMAIL && this.access.has('mail');
    return newOrderMail && !isNobodys ? to : undefined;
  }
}
