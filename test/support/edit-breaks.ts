import { v7 } from 'uuid';
import { named, order, type Break, type Scene } from './money-breaks.js';

/** A change of the paid order that says it holds, by the waiting one or the cancelled one. */
const edit = (from: string, to: string, cents: number, isDone = true, id = v7()) =>
  `insert into order_edit (id, order_id, new_order_id, leaving, worth_cents, moved_cents, currency, actor_kind, created_at, completed_at)
     values ('${id}', '${from}', '${to}', '[]', ${cents}, ${cents}, 'USD', 'staff', now(), ${isDone ? 'now()' : 'null'})`;

/** An exchange of a return of the paid order by the waiting one, of which both say something else. */
const exchange = (from: string, to: string, isDone: boolean, id = v7()): Break =>
  named(
    `^return ${id}$`,
    `insert into order_return (id, order_id, state, reason, handover, lines, amount_cents, created_at, updated_at)
       values ('${id}', '${from}', 'approved', 'other', 'label', '[]', 1, now(), now())`,
    edit(from, to, 0, isDone),
    `update order_edit set return_id = '${id}' where new_order_id = '${to}'`,
  );

/** One way to break each sentence of the integrity page about changes of placed orders. */
export const EDIT_BREAKS: Readonly<Record<string, (scene: Scene) => Break>> = {
  I28: ({ paid, cancelled }) => {
    const id = v7();
    return named(`^order edit ${id}$`, edit(paid, cancelled, 100, true, id));
  },
  I28b: ({ paid }) =>
    named(
      '^book moved:alone$',
      `update ledger_transaction set provider_object_id = 'moved:alone' where order_id = '${paid}'`,
    ),
  I28c: ({ paid, cancelled }) => order(paid, edit(paid, cancelled, 100)),
  I29: ({ paid, cancelled }) =>
    named(
      '^attempt ',
      `update payment_attempt set provider_intent = 'shared' where order_id in ('${paid}', '${cancelled}')`,
      `delete from ledger_posting p using ledger_transaction t
         where p.transaction_id = t.id and t.order_id = '${cancelled}' and t.type = 'capture'`,
      `update ledger_transaction set type = 'dispute' where order_id = '${cancelled}' and type = 'refund'`,
    ),
  I40: ({ paid, waiting }) => exchange(paid, waiting, true),
  I40b: ({ paid, waiting }) => exchange(paid, waiting, false),
  I28d: ({ paid, waiting }) => {
    const id = v7();
    return named(`^order edit ${id}$`, edit(paid, waiting, 0, true, id));
  },
};
