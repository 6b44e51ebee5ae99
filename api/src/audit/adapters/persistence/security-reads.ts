import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import { AccountHashes } from '../../../platform/security/account-hashes.js';
import type { securityEventSchema } from '../../../platform/security/security-event.schema.js';
import type { SecurityEventDto } from '../http/admin-security.dto.js';
import { eventRules, matchingEvents, pageOfEvents } from './event-lists.js';

type SecurityTables = Tables<typeof securityEventSchema>;

export const SECURITY_RULES = eventRules('security-events', {
  kind: 'text',
  outcome: ['done', 'refused'],
  network: 'text',
  accountId: 'uuid',
  actorId: 'uuid',
});

const COLUMNS = {
  kind: 'kind',
  outcome: 'outcome',
  network: 'network',
  accountId: 'account_id',
  actorId: 'actor_id',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

@Injectable()
export class SecurityReads {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
    private readonly hashes: AccountHashes,
  ) {}

  async list(list: AdminList): Promise<{ items: SecurityEventDto[]; total: number }> {
    const { rows, total } = await pageOfEvents(this.matching(list), list, this.totals);
    return { items: rows.map(viewOf), total };
  }

  private matching(list: AdminList) {
    const events = this.database.sql<SecurityTables>().selectFrom('security_event');
    const found = matchingEvents(events, list, COLUMNS);
    const q = list.text('q')?.trim();
    return q
      ? found.where((eb) => eb.or(this.found(q).map(([column, value]) => eb(column, '=', value))))
      : found;
  }

  /** A mail address by its hash, an id, a network or a hash as it stands in the list. */
  private found(q: string) {
    const id = q.toLowerCase();
    if (UUID.test(id))
      return [
        ['account_id', id],
        ['actor_id', id],
      ] as const;
    return [
      ['account_hash', this.hashes.of(q)],
      ['account_hash', q],
      ['network', q],
      ['request_id', q],
    ] as const;
  }
}

function viewOf(row: Selectable<SecurityTables['security_event']>): SecurityEventDto {
  return {
    id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    lastAt: new Date(row.last_at).toISOString(),
    times: row.times,
    kind: row.kind,
    outcome: row.outcome,
    actorId: row.actor_id,
    accountId: row.account_id,
    accountHash: row.account_hash,
    network: row.network,
    factor: row.factor,
    about: row.about,
    requestId: row.request_id,
  };
}
