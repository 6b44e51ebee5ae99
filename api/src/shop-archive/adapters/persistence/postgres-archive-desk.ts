import { Injectable } from '@nestjs/common';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { staffRoleSchema } from '../../../accounts/adapters/persistence/staff-role.schema.js';
import type { Role } from '../../../kernel/caller.js';
import type { Permission } from '../../../kernel/permission.js';
import { DEFAULT_STAFF_ROLE, rightsOf } from '../../../kernel/rights.js';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { lockName } from '../../../platform/database/named-lock.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Brought } from '../../domain/parts.js';
import { ArchiveDesk, type Taker } from '../../application/ports.js';
import type { ArchiveState, Upload } from '../../domain/upload.js';
import type { shopArchivePieceSchema, shopArchiveSchema } from './shop-archive.schema.js';

type DeskTables = Tables<
  typeof shopArchiveSchema | typeof shopArchivePieceSchema | typeof accountSchema | typeof staffRoleSchema
>;

@Injectable()
export class PostgresArchiveDesk extends ArchiveDesk {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async upload(): Promise<Upload | undefined> {
    const row = await this.tables
      .selectFrom('shop_archive')
      .select(['id', 'state', 'bytes', 'created_at', 'touched_at', 'brought', 'sentence'])
      .select('account_id as accountId')
      .select((eb) =>
        eb
          .selectFrom('shop_archive_piece')
          .select(({ fn, cast }) =>
            cast<number>(
              fn.coalesce(fn.sum(fn<number>('octet_length', ['content'])), eb.lit(0)),
              'bigint',
            ).as('bytes'),
          )
          .whereRef('archive_id', '=', 'shop_archive.id')
          .as('received'),
      )
      .where('kind', '=', 'upload')
      .executeTakeFirst();
    if (!row) return undefined;
    const { id, accountId, bytes, brought, sentence } = row;
    const state = row.state as ArchiveState;
    const received = state === 'receiving' ? Number(row.received) : bytes;
    return {
      ...{ id, accountId, state, bytes, received, brought, sentence },
      ...{ startedAt: row.created_at, touchedAt: row.touched_at },
    };
  }

  override async lockUpload(): Promise<Upload | undefined> {
    await lockName(this.tables, 'an archive of the shop');
    return this.upload();
  }

  override async begin(id: string, accountId: string, bytes: number): Promise<void> {
    await this.tables.deleteFrom('shop_archive').where('kind', '=', 'upload').execute();
    await this.insert(id, { accountId, bytes, kind: 'upload', state: 'receiving' });
  }

  override async keep(id: string, number: number, content: Uint8Array): Promise<boolean> {
    // its row first: nobody takes the file away beneath a piece
    const { numUpdatedRows } = await this.tables
      .updateTable('shop_archive')
      .set({ touched_at: this.clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'receiving')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await this.tables
      .insertInto('shop_archive_piece')
      .values({ archive_id: id, number, content: Buffer.from(content) })
      .onConflict((conflict) => conflict.columns(['archive_id', 'number']).doNothing())
      .execute();
    return true;
  }

  override async isToBeFilled(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.tables
      .updateTable('shop_archive')
      .set({ state: 'filling', touched_at: this.clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'receiving')
      .where('bytes', '<=', (eb) =>
        eb
          .selectFrom('shop_archive_piece')
          .select(({ fn }) => fn.sum<number>(fn<number>('octet_length', ['content'])).as('bytes'))
          .where('archive_id', '=', id),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  override async beginFilling(id: string) {
    const begun = await this.tables
      .updateTable('shop_archive')
      .from('account')
      .set((eb) => ({ tries: eb('tries', '+', 1), touched_at: this.clock.now() }))
      .whereRef('account.id', '=', 'shop_archive.account_id')
      .where('shop_archive.id', '=', id)
      .where('state', '=', 'filling')
      .returning(['tries', 'account.id as accountId', 'email'])
      .executeTakeFirst();
    return begun && { tries: begun.tries, actor: { accountId: begun.accountId, email: begun.email } };
  }

  override async *pieces(id: string): AsyncIterable<Uint8Array> {
    for (let number = 0; ; number += 1) {
      const piece = await this.tables
        .selectFrom('shop_archive_piece')
        .select('content')
        .where('archive_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst();
      if (!piece) return;
      yield piece.content;
    }
  }

  override async end(id: string, end: { brought: Brought } | { sentence: string }): Promise<boolean> {
    const ended =
      'brought' in end
        ? ({ state: 'done', brought: JSON.stringify(end.brought) } as const)
        : ({ state: 'refused', sentence: end.sentence } as const);
    const { numUpdatedRows } = await this.tables
      .updateTable('shop_archive')
      .set({ ...ended, touched_at: this.clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'filling')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await this.tables.deleteFrom('shop_archive_piece').where('archive_id', '=', id).execute();
    return true;
  }

  override offer(id: string, accountId: string): Promise<void> {
    return this.insert(id, { accountId, bytes: 0, kind: 'download', state: 'offered' });
  }

  override async take(id: string, seconds: number): Promise<Taker | undefined> {
    const now = this.clock.now();
    const taken = await this.tables
      .updateTable('shop_archive')
      .from('account')
      .set({ state: 'taken', touched_at: now })
      .whereRef('account.id', '=', 'shop_archive.account_id')
      .where('shop_archive.id', '=', id)
      .where('state', '=', 'offered')
      .where('shop_archive.created_at', '>', new Date(now.getTime() - seconds * 1_000).toISOString())
      .where('disabled_at', 'is', null)
      .returning(['account.id as accountId', 'email', 'role', 'staff_role_id as staffRoleId'])
      .executeTakeFirst();
    if (!taken) return undefined;
    const { accountId, email, role, staffRoleId } = taken;
    return { accountId, email, permissions: await this.permissionsOf(role, staffRoleId) };
  }

  private async permissionsOf(role: Role, staffRoleId: string | null): Promise<readonly Permission[]> {
    const staffRole = await this.tables
      .selectFrom('staff_role')
      .select(['permissions', 'refund_limit_cents as refundLimit'])
      .where('id', '=', staffRoleId ?? DEFAULT_STAFF_ROLE)
      .executeTakeFirst();
    return rightsOf(role, staffRole).permissions;
  }

  override async forget(before: Date): Promise<void> {
    await this.tables
      .deleteFrom('shop_archive')
      .where('state', 'in', ['receiving', 'offered', 'taken'])
      .where('touched_at', '<', before.toISOString())
      .execute();
  }

  private async insert(
    id: string,
    {
      accountId,
      ...rest
    }: { accountId: string; bytes: number; kind: 'download' | 'upload'; state: 'offered' | 'receiving' },
  ): Promise<void> {
    const now = this.clock.now();
    await this.tables
      .insertInto('shop_archive')
      .values({
        id,
        account_id: accountId,
        ...rest,
        tries: 0,
        sentence: '',
        created_at: now,
        touched_at: now,
      })
      .execute();
  }

  private get tables() {
    return this.database.sql<DeskTables>();
  }
}
