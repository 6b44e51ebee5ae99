import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { isoOrNull } from '../../../platform/database/moments.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { NOW } from '../../../platform/database/now.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import type { WebhookDto } from '../http/webhook.dto.js';
import type { WebhookTables } from './tables.js';

export const WEBHOOK_RULES: ListRules = {
  resource: 'webhooks',
  sorts: ['name', 'createdAt'],
  defaultSort: ['createdAt', 'ASC'],
  filters: {},
};

const COLUMNS: Readonly<Record<string, 'webhook.id' | 'webhook.name'>> = {
  ...{ id: 'webhook.id', name: 'webhook.name' },
};

/** The webhooks with who answers for them and since when one fails. */
@Injectable()
export class WebhookReads extends PostgresAdapter<WebhookTables> {
  async list(list: AdminList): Promise<{ items: WebhookDto[]; total: number }> {
    let found = this.webhooks();
    if (list.ids) found = found.where('webhook.id', 'in', list.ids);
    const sort = COLUMNS[list.sort] ?? 'webhook.created_at';
    const rows = await pageOf(found, list, sort, 'webhook.id').execute();
    const { total } = await this.tables()
      .selectFrom('webhook')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { items: rows.map(viewOf), total: list.ids ? rows.length : Number(total) };
  }

  async find(id: string): Promise<WebhookDto | undefined> {
    const row = await this.webhooks().where('webhook.id', '=', id).executeTakeFirst();
    return row && viewOf(row);
  }

  private webhooks() {
    return this.tables()
      .selectFrom('webhook')
      .leftJoin('account', 'account.id', 'webhook.owner_id')
      .select(['webhook.id', 'webhook.name', 'url', 'types', 'off_reason', 'off_at', 'webhook.created_at'])
      .select('account.email as owner')
      .select((eb) => [
        eb
          .selectFrom('webhook_delivery as due')
          .select((one) => one.fn.min('due.failing_since').as('since'))
          .whereRef('due.webhook_id', '=', 'webhook.id')
          .where('due.next_try_at', 'is not', null)
          .as('failingSince'),
        eb
          .selectFrom('webhook_secret as secret')
          .select((one) => one.fn.max('secret.ends_at').as('ends'))
          .whereRef('secret.webhook_id', '=', 'webhook.id')
          .where('secret.ends_at', '>', NOW)
          .as('overlapEnds'),
      ]);
  }
}

type Row = Awaited<ReturnType<ReturnType<WebhookReads['webhooks']>['execute']>>[number];

const viewOf = (row: Row): WebhookDto => ({
  ...{ id: row.id, name: row.name, url: row.url, types: [...row.types], isOn: row.off_reason === null },
  ...{ offReason: row.off_reason, offAt: isoOrNull(row.off_at), owner: row.owner },
  ...{ failingSince: isoOrNull(row.failingSince), overlapEndsAt: isoOrNull(row.overlapEnds) },
  createdAt: new Date(row.created_at).toISOString(),
});
