import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { Deliveries, type Attempt, type Delivery } from '../../application/ports.js';
import type { WebhookTables } from './tables.js';

/** Longer than any call takes: whoever has not written by then how it went was ended in the middle. */
const CLAIM_SECONDS = 60;

const COLUMNS = [
  ...(['d.id', 'd.webhook_id as webhookId', 'd.event_id as eventId', 'd.position', 'd.type'] as const),
  ...(['d.resource', 'd.resource_id as resourceId', 'd.body'] as const),
] as const;

type Tables = WebhookTables & { d: WebhookTables['webhook_delivery'] };

/** Whether an earlier event of the same thing still waits. */
const held = (eb: ExpressionBuilder<Tables, 'd'>) =>
  eb.exists(
    eb
      .selectFrom('webhook_delivery as earlier')
      .select('earlier.id')
      .whereRef('earlier.webhook_id', '=', 'd.webhook_id')
      .whereRef('earlier.resource_id', '=', 'd.resource_id')
      .where('earlier.next_try_at', 'is not', null)
      .whereRef('earlier.position', '<', 'd.position'),
  );

const isFree = (eb: ExpressionBuilder<Tables, 'd'>) =>
  eb.or([eb('d.claimed_until', 'is', null), eb('d.claimed_until', '<', NOW)]);

@Injectable()
export class PostgresDeliveries extends PostgresAdapter<WebhookTables> implements Deliveries {
  async add(deliveries: readonly Delivery[], isDue: boolean): Promise<void> {
    if (deliveries.length === 0) return;
    const rows = deliveries.map(({ id, webhookId, eventId, position, type, resource, resourceId, body }) => ({
      ...{ id, webhook_id: webhookId, event_id: eventId, position, type, resource, resource_id: resourceId },
      ...{ body, created_at: NOW, next_try_at: isDue ? NOW : null },
    }));
    await this.tables()
      .insertInto('webhook_delivery')
      .values(rows)
      .onConflict((conflict) => conflict.constraint('webhook_delivery_once').doNothing())
      .execute();
  }

  async claim(webhookId: string, most: number): Promise<Delivery[]> {
    const rows = await this.tables()
      .selectFrom('webhook_delivery as d')
      .select(COLUMNS)
      .where('d.webhook_id', '=', webhookId)
      .where('d.next_try_at', '<=', NOW)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('webhook')
            .select('webhook.id')
            .where('webhook.id', '=', webhookId)
            .where('webhook.off_reason', 'is', null),
        ),
      )
      .where(isFree)
      .where((eb) => eb.not(held(eb)))
      .orderBy('d.next_try_at')
      .orderBy('d.position')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    await this.take(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...row, position: Number(row.position) }));
  }

  async claimOne(webhookId: string, id: string): Promise<Delivery | 'held' | undefined> {
    const found = await this.tables()
      .selectFrom('webhook_delivery as d')
      .select(COLUMNS)
      .select((eb) => eb.and([eb('d.next_try_at', 'is not', null), held(eb)]).as('isHeld'))
      .select((eb) => isFree(eb).as('isFree'))
      .where('d.webhook_id', '=', webhookId)
      .where('d.id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return undefined;
    const { isHeld, isFree: free, ...row } = found;
    if (isHeld || !free) return 'held';
    await this.take([id]);
    return { ...row, position: Number(row.position) };
  }

  async arrived(id: string, attempt: Attempt): Promise<void> {
    const { numUpdatedRows } = await this.tables()
      .updateTable('webhook_delivery')
      .set((eb) => ({
        ...{ next_try_at: null, claimed_until: null, failing_since: null },
        delivered_at: eb.fn.coalesce('delivered_at', NOW),
      }))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // it was taken away with its webhook while it was sent
    if (numUpdatedRows > 0n) await this.write(id, attempt);
  }

  async failed(id: string, attempt: Attempt, pause: (failures: number) => number): Promise<number> {
    const row = await this.tables()
      .updateTable('webhook_delivery')
      .set((eb) => ({
        tries: eb('tries', '+', 1),
        failing_since: eb.fn.coalesce('failing_since', NOW),
        claimed_until: null,
      }))
      .where('id', '=', id)
      .returning(['tries', 'failing_since', 'next_try_at'])
      .returning(NOW.as('now'))
      .executeTakeFirst();
    if (!row) return 0;
    await this.write(id, attempt);
    if (row.next_try_at === null || row.failing_since === null) return 0;
    await this.tables()
      .updateTable('webhook_delivery')
      .set({ next_try_at: fromNow(pause(row.tries)) })
      .where('id', '=', id)
      .execute();
    return (new Date(row.now).getTime() - new Date(row.failing_since).getTime()) / 1_000;
  }

  async beginAnew(webhookId: string): Promise<void> {
    await this.tables()
      .updateTable('webhook_delivery')
      .set({ next_try_at: NOW, tries: 0, failing_since: null })
      .where('webhook_id', '=', webhookId)
      .where('next_try_at', 'is not', null)
      .execute();
  }

  async forget(before: Date): Promise<void> {
    await this.tables()
      .deleteFrom('webhook_delivery')
      .where('created_at', '<', before.toISOString())
      .where('next_try_at', 'is', null)
      .execute();
  }

  private async take(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.tables()
      .updateTable('webhook_delivery')
      .set({ claimed_until: fromNow(CLAIM_SECONDS) })
      .where('id', 'in', ids)
      .execute();
  }

  private async write(id: string, { status, failure, answer, tookMs }: Attempt): Promise<void> {
    const row = { delivery_id: id, made_at: NOW, took_ms: tookMs, status, failure, answer };
    await this.tables().insertInto('webhook_attempt').values(row).execute();
  }
}
