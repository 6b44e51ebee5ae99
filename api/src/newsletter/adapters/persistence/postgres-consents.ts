import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Consents } from '../../application/consents.js';
import type { newsletterSubscriberSchema } from './newsletter-subscriber.schema.js';

/** Rows of one statement. */
const BATCH = 1_000;
/** Of subscribers who have confirmed once. */
const FIRST_ROUND = 1;

@Injectable()
export class PostgresConsents
  extends PostgresAdapter<Tables<typeof newsletterSubscriberSchema>>
  implements Consents
{
  constructor(
    database: Database,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  async take(emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const taken = new Map<string, string>();
    for (let at = 0; at < emails.length; at += BATCH) {
      const rows = emails.slice(at, at + BATCH).map((email) => ({
        ...{ id: this.ids.next(), email, email_key: email.normalize('NFKC').trim().toLowerCase() },
        ...{ rounds: FIRST_ROUND, confirmed_at: NOW, created_at: NOW },
      }));
      const added = await this.tables()
        .insertInto('newsletter_subscriber')
        .values(rows)
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning(['id', 'email_key'])
        .execute();
      for (const { id, email_key } of added) taken.set(email_key, id);
    }
    return taken;
  }

  async withdraw(ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += BATCH)
      await this.tables()
        .deleteFrom('newsletter_subscriber')
        .where('id', 'in', ids.slice(at, at + BATCH))
        .where('rounds', '=', FIRST_ROUND)
        .where('unsubscribed_at', 'is', null)
        .execute();
  }
}
