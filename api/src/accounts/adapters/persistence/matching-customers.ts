import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Role } from '../../../kernel/caller.js';
import { changedSince } from '../../../platform/database/changed-since.js';
import { containing, folded, foldedOnce } from '../../../platform/database/text-search.js';
import { phoneKeys } from '../../../platform/phones/phone-keys.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import type { Bought, Figure } from './bought.js';
import type { CustomerTables } from './tables.js';

const BOUNDS = [
  ['createdAt_gte', 'account.created_at', '>='],
  ['createdAt_lte', 'account.created_at', '<='],
  ['lastSeenAt_gte', 'account.last_seen_at', '>='],
  ['lastSeenAt_lte', 'account.last_seen_at', '<='],
] as const;

const FIGURES = [
  ['orders_gte', 'orders', '>=', 1],
  ['orders_lte', 'orders', '<=', 1],
  ['spent_gte', 'spent_cents', '>=', 100],
  ['spent_lte', 'spent_cents', '<=', 100],
] as const;

/** Accounts, with or without their figures beside them: whoever asks for `bought` has it joined. */
export type Found = SelectQueryBuilder<CustomerTables & { bought: Bought }, 'account' | 'bought', object>;

/** By which figures of orders a list is filtered. */
export const filtered = (list: AdminList): Figure[] => [
  ...new Set(FIGURES.filter(([field]) => list.number(field) !== undefined).map(([, figure]) => figure)),
];

/** Who has no order has bought nothing. */
export const ofFigure = (eb: ExpressionBuilder<{ bought: Bought }, 'bought'>, figure: Figure) =>
  figure === 'last_order_at' ? eb.ref(`bought.${figure}`) : eb.fn.coalesce(`bought.${figure}`, eb.lit(0));

/** The accounts that a list asks for, but for its groups. */
export function matching(found: Found, list: AdminList): Found {
  let query = found;
  const ids = list.ids;
  if (ids) query = query.where('account.id', 'in', ids);
  const roles = list.all('role');
  if (roles) query = query.where('account.role', 'in', roles as Role[]);
  else if (!ids) query = query.where('account.role', '<>', 'guest');
  const disabled = list.flag('disabled');
  if (disabled !== undefined) query = query.where('account.disabled_at', disabled ? 'is not' : 'is', null);
  for (const [field, column, operator] of BOUNDS) {
    const bound = list.date(field);
    if (bound) query = query.where(column, operator, bound);
  }
  if (list.since !== undefined)
    query = query.where(changedSince(list.since, 'account.updated_at', 'account.id'));
  for (const [field, figure, operator, unit] of FIGURES) {
    const bound = list.number(field);
    if (bound !== undefined)
      query = query.where((eb) => eb(ofFigure(eb, figure), operator, Math.round(bound * unit)));
  }
  const tags = list.all('tag')?.map((tag) => tag.toLowerCase());
  if (tags)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customer_tag')
          .select('customer_tag.tag')
          .whereRef('customer_tag.account_id', '=', 'account.id')
          .where('customer_tag.tag', 'in', tags),
      ),
    );
  const q = list.text('q')?.trim();
  return q ? query.where(nameOrEmail(q)) : query;
}

/** Each way through its own index; folded once, a kept plan would fold for each row. */
function nameOrEmail(q: string) {
  const pattern = containing(q.toLowerCase());
  return ({ eb, selectFrom }: ExpressionBuilder<CustomerTables, 'account'>) => {
    const ids = selectFrom('account as found').select('found.id');
    const texts = [pattern, ...phoneKeys(q).map(containing)];
    return eb(
      'account.id',
      'in',
      ids
        .where((one) => one(folded(one.ref('found.name')), 'like', foldedOnce(pattern)))
        .union(ids.where('found.email_key', 'like', pattern))
        .union(ids.where((one) => one.or(texts.map((text) => one('found.phone', 'like', text))))),
    );
  };
}
