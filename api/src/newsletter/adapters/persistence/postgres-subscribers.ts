import { Injectable } from '@nestjs/common';
import { hashOf, isMailedToken, newMailedToken } from '../../../platform/encryption/mailed-token.js';
import { Ids } from '../../../kernel/ids.js';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import { isSigned, signatureOf } from '../../../platform/encryption/shop-signature.js';
import { mayWriteTo } from '../../../platform/rate-limit/letters-to.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { Subscribers } from '../../application/ports.js';
import type { newsletterSubscriberSchema } from './newsletter-subscriber.schema.js';

/** Nobody's mailbox is filled with questions; when it was asked enough, the last link still confirms. */
const QUESTIONS = { each: { limit: 3, seconds: 3_600 }, all: { limit: 12, seconds: 3_600 } };
const LEAVE_FORMAT = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/**
 * Confirming tokens are random and single-use; leaving links are signed and do not end by themselves, since letters are kept, but with the
 * subscription that their letter was of.
 * During a key rotation those of the previous key count.
 */
@Injectable()
export class PostgresSubscribers
  extends PostgresAdapter<Tables<typeof newsletterSubscriberSchema>>
  implements Subscribers
{
  constructor(
    database: Database,
    private readonly ids: Ids,
    private readonly config: Config,
    private readonly limits: RateLimits,
  ) {
    super(database);
  }

  async request(email: string, ip: string): Promise<string | undefined> {
    const token = newMailedToken();
    const key = email.normalize('NFKC').trim().toLowerCase();
    if (!(await mayWriteTo(this.limits, 'newsletter:mail', { email, ip }, QUESTIONS))) return undefined;
    const subscriber = { id: this.ids.next(), email, email_key: key, token_hash: hashOf(token), rounds: 0 };
    const row = await this.tables()
      .insertInto('newsletter_subscriber')
      .values({ ...subscriber, created_at: NOW })
      .onConflict((conflict) =>
        conflict
          .column('email_key')
          .doUpdateSet(({ eb, ref }) => ({
            token_hash: subscriber.token_hash,
            // the address was never confirmed, and is kept from now on for as long as any that is asked for first
            created_at: eb
              .case()
              .when('newsletter_subscriber.confirmed_at', 'is', null)
              .then(NOW)
              .else(ref('newsletter_subscriber.created_at'))
              .end(),
          }))
          .where(({ eb, or }) =>
            or([
              eb('newsletter_subscriber.confirmed_at', 'is', null),
              eb('newsletter_subscriber.unsubscribed_at', 'is not', null),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    return row && token;
  }

  async confirm(token: string) {
    if (!isMailedToken(token)) return undefined;
    const row = await this.tables()
      .updateTable('newsletter_subscriber as s')
      .from((eb) =>
        eb
          .selectFrom('newsletter_subscriber')
          .select(['id', (one) => one('confirmed_at', 'is not', null).as('is_back')])
          .where('token_hash', '=', hashOf(token))
          .forUpdate()
          .as('was'),
      )
      .set(({ eb }) => ({
        ...{ confirmed_at: NOW, unsubscribed_at: null, token_hash: null },
        rounds: eb('s.rounds', '+', 1),
      }))
      .whereRef('s.id', '=', 'was.id')
      .returning(['s.id', 's.email', 's.rounds', 'was.is_back'])
      .executeTakeFirst();
    if (!row) return undefined;
    const unsubscribeToken = `${row.id}.${row.rounds}.${signatureOf(this.config.env, signedFor(row.id, row.rounds))}`;
    return { email: row.email, unsubscribeToken, isBack: Boolean(row.is_back) };
  }

  async leave(token: string) {
    const [, id = '', round = '', signed = ''] = LEAVE_FORMAT.exec(token) ?? [];
    if (!isSigned(this.config.env, signedFor(id, Number(round)), signed)) return 'unknown';
    const row = await this.tables()
      .updateTable('newsletter_subscriber')
      .set(({ eb, ref }) => ({
        unsubscribed_at: eb
          .case()
          .when('rounds', '=', Number(round))
          .then(eb.fn.coalesce('unsubscribed_at', NOW))
          .else(ref('unsubscribed_at'))
          .end(),
      }))
      .where('id', '=', id)
      .returning('rounds')
      .executeTakeFirst();
    if (!row) return 'unknown';
    return row.rounds === Number(round) ? 'left' : 'before';
  }
}

const signedFor = (id: string, round: number) => `newsletter:${id}:${round}`;
