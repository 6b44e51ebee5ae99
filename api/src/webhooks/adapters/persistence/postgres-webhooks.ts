import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { Webhooks, type Target } from '../../application/ports.js';
import { WebhookNameTaken } from '../../domain/refusals.js';
import type { OffReason, Webhook } from '../../domain/webhook.js';
import type { WebhookTables } from './tables.js';

const HOUR_SECONDS = 3_600;
const MOST_PEOPLE = 20;

@Injectable()
export class PostgresWebhooks extends PostgresAdapter<WebhookTables> implements Webhooks {
  async lock(id: string): Promise<Webhook | undefined> {
    const found = this.tables().selectFrom('webhook').selectAll().where('id', '=', id).forUpdate();
    const row = await found.executeTakeFirst();
    return row && webhookOf(row);
  }

  async count(): Promise<number> {
    const { total } = await this.tables()
      .selectFrom('webhook')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  async add(webhook: Webhook, position: number, sealed: string): Promise<void> {
    const times = { created_at: NOW, updated_at: NOW, rotated_at: NOW };
    const row = { id: webhook.id, ...columnsOf(webhook), position, off_at: null, ...times };
    await named(this.tables().insertInto('webhook').values(row).execute());
    await this.addSecret(webhook.id, sealed);
  }

  async save(webhook: Webhook): Promise<void> {
    await named(
      this.tables()
        .updateTable('webhook')
        .set((eb) => ({
          ...columnsOf(webhook),
          off_at: webhook.off === null ? null : eb.fn.coalesce('off_at', NOW),
          updated_at: NOW,
        }))
        .where('id', '=', webhook.id)
        .execute(),
    );
  }

  async renew(id: string, sealed: string, hours: number): Promise<void> {
    const end = fromNow(hours * HOUR_SECONDS);
    await this.tables()
      .updateTable('webhook_secret')
      .set((eb) => ({ ends_at: eb.fn('least', ['ends_at', end]) }))
      .where('webhook_id', '=', id)
      .execute();
    await this.tables()
      .deleteFrom('webhook_secret')
      .where('webhook_id', '=', id)
      .where('ends_at', '<=', NOW)
      .execute();
    await this.addSecret(id, sealed);
    await this.tables().updateTable('webhook').set({ rotated_at: NOW }).where('id', '=', id).execute();
  }

  async remove(id: string): Promise<void> {
    await this.tables().deleteFrom('webhook').where('id', '=', id).execute();
  }

  async target(id: string): Promise<Target | undefined> {
    const rows = await this.tables()
      .selectFrom('webhook')
      .innerJoin('webhook_secret as secret', 'secret.webhook_id', 'webhook.id')
      .select(['url', 'sealed'])
      .where('webhook.id', '=', id)
      .where((eb) => eb.or([eb('secret.ends_at', 'is', null), eb('secret.ends_at', '>', NOW)]))
      .orderBy('secret.id', 'desc')
      .execute();
    const [first] = rows;
    return first && { url: first.url, secrets: rows.map(({ sealed }) => sealed) };
  }

  async busy(end: number): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom('webhook')
      .select('webhook.id')
      .where('off_reason', 'is', null)
      .where((eb) =>
        eb.or([
          eb('webhook.position', '<', end),
          eb.exists(
            eb
              .selectFrom('webhook_delivery as due')
              .select('due.id')
              .whereRef('due.webhook_id', '=', 'webhook.id')
              .where('due.next_try_at', '<=', NOW),
          ),
        ]),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  async leastPosition(): Promise<number | undefined> {
    const { least } = await this.tables()
      .selectFrom('webhook')
      .select((eb) => eb.fn.min('position').as('least'))
      .where('off_reason', 'is', null)
      .executeTakeFirstOrThrow();
    return least === null ? undefined : Number(least);
  }

  async reading(id: string): Promise<{ position: number; types: readonly string[] } | undefined> {
    const row = await this.tables()
      .selectFrom('webhook')
      .select(['position', 'types'])
      .where('id', '=', id)
      .where('off_reason', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    return row && { position: Number(row.position), types: row.types };
  }

  async haveRead(id: string, position: number): Promise<void> {
    await this.tables().updateTable('webhook').set({ position }).where('id', '=', id).execute();
  }

  async switchOff(id: string, reason: OffReason): Promise<boolean> {
    const { numUpdatedRows } = await this.tables()
      .updateTable('webhook')
      .set({ off_reason: reason, off_at: NOW, updated_at: NOW })
      .where('id', '=', id)
      .where('off_reason', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async peopleOf(id: string): Promise<{ name: string; email: string }[]> {
    const open = () =>
      this.tables().selectFrom('account').select(['name', 'email']).where('disabled_at', 'is', null);
    const owner = await open()
      .where('id', '=', (eb) => eb.selectFrom('webhook').select('owner_id').where('webhook.id', '=', id))
      .where('role', 'in', ['staff', 'admin'])
      .execute();
    if (owner.length > 0) return owner;
    return open().where('role', '=', 'admin').orderBy('created_at').limit(MOST_PEOPLE).execute();
  }

  private async addSecret(id: string, sealed: string): Promise<void> {
    const row = { webhook_id: id, sealed, created_at: NOW };
    await this.tables().insertInto('webhook_secret').values(row).execute();
  }
}

const webhookOf = (row: Selectable<WebhookTables['webhook']>): Webhook => ({
  ...{ id: row.id, ownerId: row.owner_id, name: row.name, url: row.url, types: row.types },
  off: row.off_reason,
});

const columnsOf = ({ ownerId, name, url, types, off }: Webhook) => ({
  ...{ owner_id: ownerId, name, url, types: JSON.stringify(types), off_reason: off },
});

async function named(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new WebhookNameTaken();
    throw error;
  }
}
