import { Injectable } from '@nestjs/common';
import { Guests } from '../../accounts/application/guests.js';
import { Accounts } from '../../accounts/application/ports.js';
import { DraftBuyers, type Buyer } from '../application/ports.js';

@Injectable()
export class ShopDraftBuyers implements DraftBuyers {
  constructor(
    private readonly accounts: Accounts,
    private readonly guests: Guests,
  ) {}

  async customer(accountId: string): Promise<Buyer | undefined> {
    const account = await this.accounts.byId(accountId);
    if (!account || account.disabledAt || account.role === 'guest') return undefined;
    return { accountId, name: account.name, email: account.email };
  }

  async isGuest(accountId: string): Promise<boolean> {
    return (await this.accounts.byId(accountId))?.role === 'guest';
  }

  openGuest(): Promise<string> {
    return this.guests.openForStaff();
  }
}
