import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Config } from '../../../platform/config/config.js';
import { PasswordRules } from '../../application/ports.js';

const HOW_MANY = 10_000;
const SHOP_WORDS = ['duka', 'dukashop', 'duka123', 'duka1234', 'duka2026', 'shopping', 'shopper', 'dukaduka'];

/** `PASSWORD_MIN`, and the 10,000 commonest passwords plus the shop's own words (security S03). */
@Injectable()
export class CommonPasswordRules extends PasswordRules {
  readonly minimum: number;
  private readonly common = new Set([...dictionary['passwords-common'].slice(0, HOW_MANY), ...SHOP_WORDS]);

  constructor(config: Config) {
    super();
    this.minimum = config.env.PASSWORD_MIN;
  }

  override isCommon(password: string): boolean {
    return this.common.has(password.trim().toLowerCase());
  }
}
