import { Injectable } from '@nestjs/common';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { isoOrNull } from '../../../platform/database/moments.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import {
  DELIVERY_STATES,
  type DeliveryState,
  type WebhookDeliveryDto,
  type WebhookDeliveryInFullDto,
} from '../http/delivery.dto.js';
import type { WebhookTables } from './tables.js';

export const DELIVERY_RULES: ListRules = {
  resource: 'webhook-deliveries',
  sorts: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { state: DELIVERY_STATES },
};

/** So many calls are shown of one event. */
const MOST_ATTEMPTS = 50;

/** What was sent to a webhook, and how it went. */
@Injectable()
export class DeliveryReads extends PostgresAdapter<WebhookTables> {
  async list(webhookId: string, list: AdminList): Promise<{ items: WebhookDeliveryDto[]; total: number }> {
    const direction = list.direction === 'ASC' ? 'asc' : 'desc';
    const states = list.all('state') as DeliveryState[] | undefined;
    const found = this.deliveries(1)
      .where('d.webhook_id', '=', webhookId)
      .$if(list.ids !== undefined, (one) => one.where('d.id', 'in', list.ids ?? []))
      .$if(states !== undefined, (one) =>
        one.where((eb) =>
          eb.or(
            (states ?? []).map((state) =>
              eb.and([
                eb('d.delivered_at', state === 'delivered' ? 'is not' : 'is', null),
                ...(state === 'delivered'
                  ? []
                  : [eb('d.next_try_at', state === 'waiting' ? 'is not' : 'is', null)]),
              ]),
            ),
          ),
        ),
      );
    const rows = await found
      .$if(list.sort !== 'id', (one) => one.orderBy('d.created_at', direction))
      .orderBy('d.id', direction)
      .limit(list.limit)
      .offset(list.offset)
      .execute();
    const { total } = await found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { items: rows.map(viewOf), total: Number(total) };
  }

  async find(webhookId: string, id: string): Promise<WebhookDeliveryInFullDto | undefined> {
    const row = await this.deliveries(MOST_ATTEMPTS)
      .where('d.webhook_id', '=', webhookId)
      .where('d.id', '=', id)
      .executeTakeFirst();
    return row && { ...viewOf(row), body: row.body, attempts: row.attempts.map(attemptOf) };
  }

  private deliveries(most: number) {
    return this.tables()
      .selectFrom('webhook_delivery as d')
      .select(['d.id', 'd.event_id', 'd.type', 'd.resource', 'd.resource_id', 'd.created_at', 'd.body'])
      .select(['d.next_try_at', 'd.delivered_at'])
      .select((eb) => [
        eb
          .selectFrom('webhook_attempt as one')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('one.delivery_id', '=', 'd.id')
          .as('count'),
        jsonArrayFrom(
          eb
            .selectFrom('webhook_attempt as one')
            .select(['one.made_at', 'one.took_ms', 'one.status', 'one.failure', 'one.answer'])
            .whereRef('one.delivery_id', '=', 'd.id')
            .orderBy('one.id', 'desc')
            .limit(most),
        ).as('attempts'),
      ]);
  }
}

type Reads = ReturnType<DeliveryReads['deliveries']>;
type Row = Awaited<ReturnType<Reads['execute']>>[number];

const stateOf = ({ next_try_at: next, delivered_at: delivered }: Row): DeliveryState => {
  if (delivered !== null) return 'delivered';
  return next === null ? 'failed' : 'waiting';
};

const attemptOf = (attempt: Row['attempts'][number]) => ({
  ...{ madeAt: new Date(attempt.made_at).toISOString(), tookMs: attempt.took_ms, status: attempt.status },
  ...{ failure: attempt.failure, answer: attempt.answer },
});

function viewOf(row: Row): WebhookDeliveryDto {
  const [last] = row.attempts;
  return {
    ...{ id: row.id, eventId: row.event_id, type: row.type, resource: row.resource },
    ...{ resourceId: row.resource_id, state: stateOf(row), attemptCount: Number(row.count ?? 0) },
    createdAt: new Date(row.created_at).toISOString(),
    nextTryAt: isoOrNull(row.next_try_at),
    deliveredAt: isoOrNull(row.delivered_at),
    lastAttempt: last ? attemptOf(last) : null,
  };
}
