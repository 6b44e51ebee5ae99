import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { WAITING_STATES, WITHDRAWAL_STATES, type WithdrawalState } from '../../domain/withdrawal.js';
import type { AdminWithdrawalDto } from '../http/withdrawal.dto.js';
import type { WithdrawalTables } from './tables.js';

export const WITHDRAWAL_RULES: ListRules = {
  resource: 'withdrawals',
  sorts: ['receivedAt'],
  defaultSort: ['receivedAt', 'DESC'],
  filters: { q: 'text', status: [...WITHDRAWAL_STATES], orderId: 'uuid' },
};

type Found = SelectQueryBuilder<WithdrawalTables, 'withdrawal', object>;

/** The register by SQL straight to the wire's shape. */
@Injectable()
export class WithdrawalReads {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async list(list: AdminList): Promise<{ items: AdminWithdrawalDto[]; total: number }> {
    const found = matching(this.register(), list);
    const items = await rowsOf(pageOf(found, list, 'received_at', 'id'));
    return { items, total: await this.totals.of(found) };
  }

  async find(id: string): Promise<AdminWithdrawalDto | undefined> {
    const [found] = await rowsOf(this.register().where('id', '=', id));
    return found;
  }

  private register(): Found {
    return this.database.sql<WithdrawalTables>().selectFrom('withdrawal');
  }
}

async function rowsOf(found: Found): Promise<AdminWithdrawalDto[]> {
  const rows = await found.selectAll().execute();
  return rows.map((row) => ({
    ...{ id: row.id, orderId: row.order_id, orderNumber: row.order_number, name: row.name, email: row.email },
    ...{ items: row.items, status: row.state, canSettle: isWaiting(row.state) },
    receivedAt: new Date(row.received_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }));
}

const isWaiting = (state: WithdrawalState): boolean => WAITING_STATES.some((one) => one === state);

function matching(register: Found, list: AdminList): Found {
  let query = register;
  const ids = list.ids;
  if (ids) query = query.where('id', 'in', ids);
  const orderIds = list.all('orderId');
  if (orderIds) query = query.where('order_id', 'in', orderIds);
  const states = list.all('status') as WithdrawalState[] | undefined;
  if (states) query = query.where('state', 'in', states);
  const q = list.text('q')?.trim();
  if (!q) return query;
  const like = `%${q.replaceAll(/[%_\\]/g, '\\$&')}%`;
  return query.where(({ eb, or }) =>
    or([
      eb('order_number', '=', q.replace(/^#/, '').toUpperCase()),
      eb('name', 'ilike', like),
      eb('email', 'ilike', like),
    ]),
  );
}
