import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Ids } from '../../../kernel/ids.js';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { Subscribers } from '../../application/ports.js';

/** From wherever they are asked for: nobody's mailbox is filled with questions. */
const QUESTIONS_PER_ADDRESS = { limit: 3, seconds: 3_600 };
const FORMAT = /^[\w-]{43}$/;
const LEAVE_FORMAT = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** Confirming tokens are random and single-use; leaving links are signed, so that they work for as long as mails live. */
@Injectable()
export class SqlSubscribers extends Subscribers {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly config: Config,
    private readonly limits: RateLimits,
  ) {
    super();
  }

  override async request(email: string): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url');
    const key = email.normalize('NFKC').trim().toLowerCase();
    const asked = await this.limits.hit(`newsletter:mail:${hashOf(key)}`, QUESTIONS_PER_ADDRESS);
    if (!asked.allowed) return undefined;
    const { rows } = await sql`
      insert into newsletter_subscriber (id, email, email_key, token_hash, created_at)
      values (${this.ids.next()}, ${email}, ${key}, ${hashOf(token)}, now())
      on conflict (email_key) do update set token_hash = excluded.token_hash
        where newsletter_subscriber.confirmed_at is null or newsletter_subscriber.unsubscribed_at is not null
      returning id`.execute(this.database.sql());
    return rows.length > 0 ? token : undefined;
  }

  override async confirm(token: string) {
    if (!FORMAT.test(token)) return undefined;
    const { rows } = await sql<{ id: string; email: string; is_back: boolean }>`
      update newsletter_subscriber s set confirmed_at = now(), unsubscribed_at = null, token_hash = null
        from (select id, confirmed_at is not null as is_back from newsletter_subscriber
               where token_hash = ${hashOf(token)} for update) was
       where s.id = was.id returning s.id, s.email, was.is_back`.execute(this.database.sql());
    const [row] = rows;
    if (!row) return undefined;
    const unsubscribeToken = `${row.id}.${this.signature(row.id)}`;
    return { email: row.email, unsubscribeToken, isBack: row.is_back };
  }

  override async leave(token: string): Promise<boolean> {
    const parts = LEAVE_FORMAT.exec(token);
    const id = parts?.[1];
    if (!id || parts[2] !== this.signature(id)) return false;
    const { rows } = await sql`
      update newsletter_subscriber set unsubscribed_at = coalesce(unsubscribed_at, now()) where id = ${id}
      returning id`.execute(this.database.sql());
    return rows.length > 0;
  }

  private signature(id: string): string {
    return createHmac('sha256', this.config.env.JWT_SECRET).update(`newsletter:${id}`).digest('base64url');
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
