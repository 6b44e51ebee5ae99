import { Injectable } from '@nestjs/common';
import { ShopLooks } from '../../../kernel/shop-look.js';
import { LANGUAGE, prefixOf, readBy } from '../../../kernel/languages.js';
import { Tongues } from '../../../kernel/tongue.js';
import { tongueOfShop, Wordings } from '../../../kernel/wordings.js';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { type Reader, ShopIdentity } from '../../application/ports.js';
import { brandOf } from '../../domain/brand.js';
import type { Shop } from '../../domain/letters.js';

/** The shop's name and mailbox from its settings, its address from the configuration: a `Host` header is never believed. */
@Injectable()
export class PostgresShopIdentity implements ShopIdentity {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly terms: ShopTerms,
    private readonly identity: ShopLooks,
    private readonly tongues: Tongues,
    private readonly wordings: Wordings,
  ) {}

  async read({ language, email }: Reader = {}): Promise<Shop> {
    const [decided, chosen] = await Promise.all([
      this.terms.read(),
      email ? this.chosenBy(email) : undefined,
    ]);
    const { name, supportEmail, bankDetails, address, hasEuRules: euRules, languages: offered } = decided;
    const first = offered[0] ?? LANGUAGE;
    const read = [chosen, language].map((one) => one && readBy(one, offered));
    const tag = read.find((one) => one !== undefined) ?? first;
    const url = this.config.publicUrl;
    const brand = brandOf(await this.identity.get(), { name, url, address });
    const tongue = await tongueOfShop(this.tongues, this.wordings, tag);
    const written = { tongue, prefix: prefixOf(tag, offered) };
    return { name, supportEmail, bankDetails, address, euRules, url, ...written, ...(brand && { brand }) };
  }

  /** The language that the owner of an address keeps. */
  private async chosenBy(email: string): Promise<string | undefined> {
    const account = await this.database
      .sql<Tables<typeof accountSchema>>()
      .selectFrom('account')
      .select('language')
      .where('email_key', '=', email.normalize('NFKC').trim().toLowerCase())
      .executeTakeFirst();
    return account?.language ?? undefined;
  }
}
