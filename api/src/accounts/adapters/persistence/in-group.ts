import type { ExpressionBuilder } from 'kysely';
import { countryName } from '../../../kernel/world/countries.js';
import type { GroupRule } from '../../domain/customer-group.js';
import { isAccepted } from './bought.js';
import { spentOn } from './spent-on.js';
import type { CustomerTables } from './tables.js';

type Accounts = ExpressionBuilder<CustomerTables, 'account'>;

/** Whether `account` belongs to a group: by its rule as it is at `now`, or by hand. The same as `meets` of the domain. */
export function inGroup(eb: Accounts, { id, rule }: { id: string; rule: GroupRule | null }, now: Date) {
  if (rule) return meeting(eb, rule, now);
  return eb.exists(
    eb
      .selectFrom('customer_group_member as member')
      .select('member.account_id')
      .whereRef('member.account_id', '=', 'account.id')
      .where('member.group_id', '=', id),
  );
}

function meeting(eb: Accounts, rule: GroupRule, now: Date) {
  const { ordersAtLeast, spentAtLeast, boughtWithinDays, notBoughtForDays, country, tag } = rule;
  const orders = eb.selectFrom('orders').whereRef('orders.account_id', '=', 'account.id');
  const since = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const accepted = orders.where(isAccepted);
  const count = accepted.select(({ fn }) => fn.countAll<number>().as('count'));
  const spent = orders.select((of) =>
    of.fn.coalesce(of.fn.sum<number>(spentOn(of)), of.lit(0)).as('spent_cents'),
  );
  const last = accepted.select(({ fn }) => fn.max('orders.created_at').as('last_order_at'));
  return eb.and([
    ...(ordersAtLeast === undefined ? [] : [eb(count, '>=', ordersAtLeast)]),
    ...(spentAtLeast === undefined ? [] : [eb(spent, '>=', spentAtLeast)]),
    ...(boughtWithinDays === undefined ? [] : [eb(last, '>=', since(boughtWithinDays))]),
    ...(notBoughtForDays === undefined ? [] : [eb(last, '<', since(notBoughtForDays))]),
    ...(country === undefined
      ? []
      : [
          eb.exists(
            eb
              .selectFrom('address')
              .select('address.id')
              .whereRef('address.account_id', '=', 'account.id')
              .where('address.is_default', '=', true)
              .where('address.country', 'in', [country, countryName(country)]),
          ),
        ]),
    ...(tag === undefined
      ? []
      : [
          eb.exists(
            eb
              .selectFrom('customer_tag')
              .select('customer_tag.tag')
              .whereRef('customer_tag.account_id', '=', 'account.id')
              .where('customer_tag.tag', '=', tag),
          ),
        ]),
  ]);
}
