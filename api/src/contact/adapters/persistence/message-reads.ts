import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'kysely';
import { orderNumber } from '../../../orders/domain/order.js';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { MESSAGE_STATES, referenceOf, type MessageState } from '../../domain/conversation.js';
import type { MessageDto, MessageInFullDto } from '../http/messages.dto.js';
import type { ContactTables } from './tables.js';

export const MESSAGE_RULES: ListRules = {
  resource: 'messages',
  sorts: ['createdAt', 'updatedAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    ...{ q: 'text', status: [...MESSAGE_STATES], assigneeId: 'uuid', inNobodysHand: 'mark', orderId: 'uuid' },
    email: 'text',
  },
};

const SORTS = { createdAt: 'contact_message.created_at', updatedAt: 'contact_message.updated_at' } as const;
const MOST_REPLIES = 200;

type Found = SelectQueryBuilder<ContactTables, 'contact_message', object>;

/** The inbox by SQL straight to the wire's shape. */
@Injectable()
export class MessageReads {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async list(list: AdminList): Promise<{ items: MessageDto[]; total: number }> {
    const found = matching(this.inbox(), list);
    const sort = SORTS[list.sort as keyof typeof SORTS] ?? SORTS.createdAt;
    const items = await rowsOf(pageOf(found, list, sort, 'contact_message.id'));
    return { items, total: await this.totals.of(found) };
  }

  async find(id: string): Promise<MessageInFullDto | undefined> {
    const [found] = await rowsOf(this.inbox().where('contact_message.id', '=', id));
    if (!found) return undefined;
    const replies = await this.database
      .sql<ContactTables>()
      .selectFrom('contact_reply')
      .leftJoin('account', 'account.id', 'contact_reply.by_id')
      .select(['contact_reply.id', 'contact_reply.text', 'account.name as by'])
      .select('contact_reply.created_at as at')
      .where('contact_reply.message_id', '=', id)
      .orderBy('contact_reply.created_at', 'desc')
      .orderBy('contact_reply.id', 'desc')
      .limit(MOST_REPLIES)
      .execute();
    return { ...found, replies: replies.toReversed() };
  }

  private inbox(): Found {
    return this.database.sql<ContactTables>().selectFrom('contact_message');
  }
}

async function rowsOf(found: Found): Promise<MessageDto[]> {
  const rows = await found
    .leftJoin('account', 'account.id', 'contact_message.assignee_id')
    .select([
      'contact_message.id',
      'contact_message.name',
      'contact_message.email',
      'contact_message.subject',
    ])
    .select(['contact_message.message', 'contact_message.state as status', 'contact_message.language'])
    .select(['contact_message.assignee_id as assigneeId', 'account.name as assignee'])
    .select('contact_message.order_id as orderId')
    .select(['contact_message.created_at as createdAt', 'contact_message.updated_at as updatedAt'])
    .execute();
  return rows.map((row) => ({
    ...row,
    reference: referenceOf(row.id),
    orderNumber: row.orderId && orderNumber(row.orderId),
  }));
}

function matching(inbox: Found, list: AdminList): Found {
  let query = inbox;
  const { ids } = list;
  if (ids) query = query.where('contact_message.id', 'in', ids);
  const states = list.all('status') as MessageState[] | undefined;
  if (states) query = query.where('contact_message.state', 'in', states);
  const assignees = list.all('assigneeId');
  if (assignees) query = query.where('contact_message.assignee_id', 'in', assignees);
  if (list.flag('inNobodysHand')) query = query.where('contact_message.assignee_id', 'is', null);
  const email = list.text('email');
  if (email)
    query = query.where(({ eb, fn }) => eb(fn('lower', ['contact_message.email']), '=', email.toLowerCase()));
  const orders = list.all('orderId');
  if (orders) query = query.where('contact_message.order_id', 'in', orders);
  const q = list.text('q')?.trim();
  if (!q) return query;
  const like = `%${q.replaceAll(/[%_\\]/g, '\\$&')}%`;
  const reference = /^M-([0-9a-f]{8})$/i.exec(q)?.[1]?.toLowerCase();
  return query.where(({ eb, or, fn, cast, val }) =>
    or([
      ...(['name', 'email', 'subject', 'message'] as const).map((column) =>
        eb(`contact_message.${column}`, 'ilike', like),
      ),
      ...(reference
        ? [eb(fn<string>('right', [cast('contact_message.id', 'text'), val(8)]), '=', reference)]
        : []),
    ]),
  );
}
