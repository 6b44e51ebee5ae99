import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { mailboxOf } from '../../../kernel/mailbox.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { isMailboxProved } from '../../../platform/database/is-mailbox-proved.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { mayWriteTo } from '../../../platform/rate-limit/letters-to.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { mailboxHashOf } from '../../../platform/security/mailbox-hash.js';
import {
  CartConsents,
  type Asker,
  type CountedReminders,
  type LeftCart,
  type LeftLine,
} from '../../application/ports.js';
import { isOrderedSince, onSale, type ReminderTables } from './due-carts.js';
import { keepLines, openedBy } from './kept-lines.js';
import { hasStopped, stopMailbox } from './stops.js';

/** Nobody's mailbox is filled. */
const ASKED = { each: { limit: 10, seconds: 86_400 }, all: { limit: 40, seconds: 86_400 } };
const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Whoever could not be written to in time, since the shop was closed or had switched reminders off, has forgotten it after a week. */
const LATE = 7 * DAY;
/** Shorter than the time between two looks, so that the next one takes it. */
const PUT_OFF = 50 * 60;

/** Who wants to be reminded of which cart. */
@Injectable()
export class PostgresCartConsents extends PostgresAdapter<ReminderTables> implements CartConsents {
  constructor(
    database: Database,
    private readonly ids: Ids,
    private readonly limits: RateLimits,
  ) {
    super(database);
  }

  async ask(accountId: string, email: string, { ip, language, ownEmail }: Asker): Promise<void> {
    const mailboxHash = mailboxHashOf(email);
    const isNamed = ownEmail !== undefined && mailboxOf(ownEmail) === mailboxOf(email);
    const isOwn = isNamed && (await isMailboxProved(this.tables(), accountId));
    await this.drop(accountId);
    if (!isOwn && (await hasStopped(this.tables(), mailboxHash))) return;
    const asker = { email, ip, ownerId: isOwn ? accountId : undefined };
    if (!(await mayWriteTo(this.limits, 'reminder:mail', asker, ASKED))) return;
    const said = {
      ...{ email, email_key: keyOf(email), mailbox_hash: mailboxHash },
      ...{ language: language ?? null, asked_at: NOW },
    };
    await this.tables()
      .insertInto('cart_consent')
      .values({ id: this.ids.next(), account_id: accountId, ...said })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .where('reminded_at', 'is', null)
          .where('stopped_at', 'is', null)
          .doUpdateSet(said),
      )
      .execute();
  }

  async asked(accountId: string): Promise<string | undefined> {
    const row = await this.open()
      .select('c.email')
      .where('c.account_id', '=', accountId)
      .where((eb) => eb.not(isOrderedSince(eb, 'c.asked_at')))
      .executeTakeFirst();
    return row?.email;
  }

  async drop(accountId: string): Promise<void> {
    await this.tables()
      .deleteFrom('cart_consent')
      .where('account_id', '=', accountId)
      .where('reminded_at', 'is', null)
      .where('stopped_at', 'is', null)
      .execute();
  }

  /** What was asked for last counts where there are two. An address that somebody else has typed is not written to about this cart. */
  async follow(fromId: string, intoId: string): Promise<void> {
    const from = await this.open().select('c.email').where('c.account_id', '=', fromId).executeTakeFirst();
    if (!from) return;
    if (!(await this.isOwn(intoId, from.email))) return this.drop(fromId);
    await this.drop(intoId);
    await this.tables()
      .updateTable('cart_consent')
      .set({ account_id: intoId })
      .where('account_id', '=', fromId)
      .where('reminded_at', 'is', null)
      .where('stopped_at', 'is', null)
      .execute();
  }

  async claim(hours: number, tokenHash: string): Promise<LeftCart | undefined> {
    const since = fromNow(-hours * HOUR);
    const row = await this.tables()
      .updateTable('cart_consent')
      .set({ reminded_at: NOW, token_hash: tokenHash })
      // one value: a list would be read again for each row
      .where('id', '=', () =>
        this.open()
          .select('c.id')
          .where('c.asked_at', '<', since)
          .where('c.asked_at', '>', fromNow(-hours * HOUR - LATE))
          .where((eb) => eb.or([eb('c.failed_at', 'is', null), eb('c.failed_at', '<', fromNow(-PUT_OFF))]))
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('cart_line as l')
                  .select('l.id')
                  .whereRef('l.account_id', '=', 'c.account_id')
                  .where('l.changed_at', '>', since),
              ),
            ),
          )
          .where((eb) =>
            eb.exists(onSale(eb).whereRef('l.account_id', '=', 'c.account_id' as 'l.account_id')),
          )
          .where((eb) => eb.not(isOrderedSince(eb, 'c.asked_at')))
          .orderBy('c.asked_at')
          .orderBy('c.id')
          .limit(1)
          .forUpdate('c')
          .skipLocked(),
      )
      .where('reminded_at', 'is', null)
      .where('stopped_at', 'is', null)
      .returning(['id', 'account_id as accountId', 'email', 'language'])
      .executeTakeFirst();
    if (!row) return undefined;
    await keepLines(this.tables(), row);
    return { ...row, language: row.language ?? undefined };
  }

  opened(tokenHash: string): Promise<LeftLine[] | undefined> {
    return openedBy(this.tables(), tokenHash);
  }

  stop(mailboxHash: string): Promise<void> {
    return stopMailbox(this.tables(), mailboxHash);
  }

  async closeBought(hours: number): Promise<void> {
    await this.tables()
      .deleteFrom('cart_consent as c')
      .where('c.reminded_at', 'is', null)
      .where('c.stopped_at', 'is', null)
      .where('c.asked_at', '<', fromNow(-hours * HOUR))
      .where('c.asked_at', '>', fromNow(-hours * HOUR - LATE))
      .where((eb) => isOrderedSince(eb, 'c.asked_at'))
      .execute();
  }

  async putOff(id: string): Promise<void> {
    await this.tables().updateTable('cart_consent').set({ failed_at: NOW }).where('id', '=', id).execute();
  }

  async counted(days: number): Promise<CountedReminders> {
    const told = this.tables()
      .selectFrom('cart_consent as c')
      .select((eb) => isOrderedSince(eb, 'c.reminded_at').$castTo<boolean>().as('is_bought'))
      .where('c.reminded_at', '>', fromNow(-days * DAY));
    const { reminded, bought } = await this.tables()
      .selectFrom(told.as('told'))
      .select(({ fn }) => [
        fn.countAll<number>().as('reminded'),
        fn.countAll<number>().filterWhere('told.is_bought', '=', true).as('bought'),
      ])
      .executeTakeFirstOrThrow();
    return { reminded: Number(reminded), bought: Number(bought) };
  }

  private async isOwn(accountId: string, email: string): Promise<boolean> {
    const account = await this.tables()
      .selectFrom('account')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirst();
    return account !== undefined && mailboxOf(account.email) === mailboxOf(email);
  }

  private open() {
    return this.tables()
      .selectFrom('cart_consent as c')
      .where('c.reminded_at', 'is', null)
      .where('c.stopped_at', 'is', null);
  }
}

/** As the newsletter and the alerts name a mailbox. */
const keyOf = (email: string) => email.normalize('NFKC').trim().toLowerCase();
