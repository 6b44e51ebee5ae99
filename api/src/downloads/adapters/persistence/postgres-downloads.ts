import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { dateOrNull } from '../../../platform/database/moments.js';
import { refundedPieces } from '../../../platform/database/refunded-pieces.js';
import { Downloads, type DownloadBuyer, type Fetched, type KnownDownload } from '../../application/ports.js';
import { RESTS, type Download, type ListedDownload, type Owed } from '../../domain/download.js';
import type { DownloadTables } from './tables.js';

const NOT_PAID: readonly string[] = ['pending', 'cancelled'];
const FETCHED = ['f.key', 'f.name', 'f.bytes', 'f.type'] as const;

/** Links to files, in PostgreSQL. */
@Injectable()
export class PostgresDownloads extends PostgresAdapter<DownloadTables> implements Downloads {
  async lockBuyer(orderId: string): Promise<DownloadBuyer | undefined> {
    const row = await this.tables()
      .selectFrom('orders')
      .select(['id', 'contact_email', 'customer_name', 'language', 'status', 'payment_detail'])
      .select(['captured_cents', 'surplus_cents', 'total_cents', 'waived_cents', 'download_consent_at'])
      .select((eb) =>
        eb
          .selectFrom('refund')
          .select((of) => of.fn.coalesce(of.fn.sum<number>('amount_cents'), of.lit(0)).as('back'))
          .whereRef('refund.order_id', '=', 'orders.id')
          .where('refund.status', 'not in', ['failed', 'waived'])
          .as('back'),
      )
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const captured = Number(row.captured_cents);
    const isPaid = captured - Number(row.surplus_cents) >= Number(row.total_cents) - Number(row.waived_cents);
    // what the buyer's bank has taken is in the sum still
    const isGivenBack = row.payment_detail === 'disputed' || (captured > 0 && Number(row.back) >= captured);
    const isErased = row.contact_email.endsWith('@deleted.invalid');
    return {
      ...{ email: row.contact_email, name: row.customer_name, language: row.language },
      ...{ number: row.id.slice(-8).toUpperCase(), consentAt: dateOrNull(row.download_consent_at) },
      isPaid: isPaid && !isGivenBack && !isErased && !NOT_PAID.includes(row.status),
    };
  }

  async owed(orderId: string, which: 'never' | 'none' | 'any'): Promise<Owed[]> {
    return this.tables()
      .selectFrom('order_line as l')
      .innerJoin('sold_variant as sold', 'sold.order_line_id', 'l.id')
      .innerJoin('digital_file as f', 'f.variant_id', 'sold.variant_id')
      .select(['l.id as orderLineId', 'f.id as fileId', 'f.name as fileName'])
      .where('l.order_id', '=', orderId)
      .where('sold.order_id', '=', orderId)
      .where('f.removed_at', 'is', null)
      .where((eb) => eb('l.quantity', '>', refundedPieces(eb, 'quantity')))
      .$if(which !== 'any', (query) =>
        query.where(({ not, exists, selectFrom }) => {
          const links = selectFrom('download as d').select('d.id').whereRef('d.order_line_id', '=', 'l.id');
          return not(
            exists(
              which === 'none'
                ? links.where('d.revoked_at', 'is', null)
                : links.whereRef('d.file_id', '=', 'f.id'),
            ),
          );
        }),
      )
      .orderBy('l.position')
      .orderBy('f.id')
      .execute();
  }

  async add(downloads: readonly Download[]): Promise<void> {
    const rows = downloads.map((one) => ({
      ...{ id: one.id, order_id: one.orderId, order_line_id: one.orderLineId, file_id: one.fileId },
      ...{ token_hash: one.tokenHash, sealed_token: one.sealedToken, uses_left: one.usesLeft },
      ...{ until: one.until, created_at: one.createdAt },
    }));
    await this.tables().insertInto('download').values(rows).execute();
  }

  async revoke(orderId: string, at: Date, which: 'all' | 'returned'): Promise<number> {
    const { numUpdatedRows } = await this.tables()
      .updateTable('download')
      .set({ revoked_at: at, sealed_token: null })
      .where('order_id', '=', orderId)
      .where('revoked_at', 'is', null)
      .$if(which === 'returned', (query) =>
        query.where('order_line_id', 'in', (eb) =>
          eb
            .selectFrom('order_line as l')
            .select('l.id')
            .where('l.order_id', '=', orderId)
            .where((line) => line('l.quantity', '<=', refundedPieces(line, 'quantity'))),
        ),
      )
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  async mailed(ids: readonly string[], at: Date): Promise<void> {
    await this.tables()
      .updateTable('download')
      .set({ mailed_at: at })
      .where('id', 'in', [...ids])
      .execute();
  }

  async madeSince(orderId: string, since: Date): Promise<number> {
    const { count } = await this.tables()
      .selectFrom('download')
      .select((eb) => eb.fn.count<number>('created_at').distinct().as('count'))
      .where('order_id', '=', orderId)
      .where('created_at', '>', since.toISOString())
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async ofOrder(orderId: string, accountId?: string): Promise<ListedDownload[] | undefined> {
    const order = await this.tables()
      .selectFrom('orders')
      .select('id')
      .where('id', '=', orderId)
      .$if(accountId !== undefined, (query) => query.where('account_id', '=', String(accountId)))
      .executeTakeFirst();
    if (!order) return undefined;
    const rows = await this.tables()
      .selectFrom('download as d')
      .innerJoin('digital_file as f', 'f.id', 'd.file_id')
      .innerJoin('order_line as l', 'l.id', 'd.order_line_id')
      .select(['d.id', 'l.name as line', 'f.name', 'f.bytes', 'd.uses_left', 'd.until'])
      .select(['d.last_used_at', 'd.revoked_at', 'd.sealed_token'])
      .where('d.order_id', '=', orderId)
      .orderBy('l.position')
      .orderBy('d.id', 'desc')
      .execute();
    return rows.map((row) => ({
      ...{ id: row.id, line: row.line, name: row.name, bytes: Number(row.bytes), usesLeft: row.uses_left },
      ...{ until: new Date(row.until), sealedToken: row.sealed_token },
      ...{ lastUsedAt: dateOrNull(row.last_used_at), revokedAt: dateOrNull(row.revoked_at) },
    }));
  }

  async use(tokenHash: string, now: Date): Promise<Fetched | undefined> {
    const row = await this.tables()
      .updateTable('download as d')
      .from('digital_file as f')
      .set((eb) => ({ uses_left: eb('d.uses_left', '-', 1), last_used_at: now, rests: 0 }))
      .whereRef('f.id', '=', 'd.file_id')
      .where('d.token_hash', '=', tokenHash)
      .where('d.uses_left', '>', 0)
      .where('d.revoked_at', 'is', null)
      .where('d.until', '>', now.toISOString())
      .returning(FETCHED)
      .executeTakeFirst();
    return row && { ...row, bytes: Number(row.bytes) };
  }

  async goOn(tokenHash: string, since: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.tables()
      .updateTable('download')
      .set((eb) => ({ rests: eb('rests', '+', 1) }))
      .where('token_hash', '=', tokenHash)
      .where('revoked_at', 'is', null)
      .where('last_used_at', '>', since.toISOString())
      .where('rests', '<', RESTS)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async consent(tokenHash: string, at: Date): Promise<string | undefined> {
    const order = this.tables().selectFrom('download').select('order_id').where('token_hash', '=', tokenHash);
    const row = await this.tables()
      .updateTable('orders')
      .set({ download_consent_at: at })
      .where('id', '=', order)
      .where('download_consent_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  }

  async find(tokenHash: string): Promise<KnownDownload | undefined> {
    const row = await this.tables()
      .selectFrom('download as d')
      .innerJoin('digital_file as f', 'f.id', 'd.file_id')
      .innerJoin('orders as o', 'o.id', 'd.order_id')
      .where('d.token_hash', '=', tokenHash)
      .select([...FETCHED, 'd.uses_left', 'd.until', 'd.revoked_at', 'd.last_used_at', 'd.rests'])
      .select(['o.created_at', 'o.download_consent_at'])
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      ...{ key: row.key, name: row.name, bytes: Number(row.bytes), type: row.type },
      ...{ usesLeft: row.uses_left, until: new Date(row.until), rests: row.rests },
      ...{ revokedAt: dateOrNull(row.revoked_at), lastUsedAt: dateOrNull(row.last_used_at) },
      ...{ consentAt: dateOrNull(row.download_consent_at), orderedAt: new Date(row.created_at) },
    };
  }

  async forgetTokens(now: Date): Promise<number> {
    const { numUpdatedRows } = await this.tables()
      .updateTable('download')
      .set({ sealed_token: null })
      .where('sealed_token', 'is not', null)
      .where('until', '<=', now.toISOString())
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }
}
