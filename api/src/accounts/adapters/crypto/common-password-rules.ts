import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Config } from '../../../platform/config/config.js';
import { isKnownSecret } from '../../../platform/config/known-secrets.js';
import { PasswordRules } from '../../application/ports.js';

const HOW_MANY = 10_000;
const SHOP_WORDS = ['duka', 'dukashop', 'duka123', 'duka1234', 'duka2026', 'shopping', 'shopper', 'dukaduka'];

/** `PASSWORD_MIN`, and the 10,000 commonest passwords plus the shop's own words (security S03), in production the repository's too. */
@Injectable()
export class CommonPasswordRules extends PasswordRules {
  readonly minimum: number;
  private readonly common = new Set([...dictionary['passwords-common'].slice(0, HOW_MANY), ...SHOP_WORDS]);

  constructor(private readonly config: Config) {
    super();
    this.minimum = config.env.PASSWORD_MIN;
  }

  override isCommon(password: string): boolean {
    const isPublic = this.config.isProduction && isKnownSecret(password);
    return isPublic || this.common.has(password.trim().toLowerCase());
  }
}
