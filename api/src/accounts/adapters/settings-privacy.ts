import { Injectable } from '@nestjs/common';
import { ShopTerms } from '../../kernel/shop-terms.js';
import { Privacy } from '../application/ports.js';

/** What the settings of the shop say. */
@Injectable()
export class SettingsPrivacy extends Privacy {
  constructor(private readonly terms: ShopTerms) {
    super();
  }

  override tellsUnknownEmails(): Promise<boolean> {
    return this.terms.tellUnknownEmails();
  }

  override guestsAllowed(): Promise<boolean> {
    return this.terms.guestsAllowed();
  }

  override signsUpByMail(): Promise<boolean> {
    return this.terms.signUpByMail();
  }
}
