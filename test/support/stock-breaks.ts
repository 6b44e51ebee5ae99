import { v7 } from 'uuid';
import { named, order, type Break, type Scene } from './money-breaks.js';

export const variant = (id: string, ...statements: string[]): Break => ({
  statements,
  record: `^variant ${id}$`,
});

const BROKEN_PLACE = v7();

/** An arrival that nobody has written down, with one line that is as `set` says. */
function arrival(
  kind: string,
  state: string,
  { variantId }: Scene['hat'],
  set: string,
  record: string,
): Break {
  const [id, place] = [v7(), v7()];
  const [from, currency] = kind === 'transfer' ? [`'${place}'`, 'null'] : ['null', `'USD'`];
  return named(
    record,
    `insert into stock_place (id, name, created_at) values ('${place}', 'From ${place}', now())`,
    `insert into arrival (id, kind, number, state, place_id, from_place_id, currency, created_at, sent_at)
       select '${id}', '${kind}', 990, '${state}', id, ${from}, ${currency}, now(), now() from stock_place where is_default`,
    `insert into arrival_line (arrival_id, variant_id, position, name, sku, quantity)
       values ('${id}', '${variantId}', 0, 'Hat', 'HAT', 1)`,
    `update arrival_line set ${set} where arrival_id = '${id}'`,
  );
}

/** One way to break each sentence of the integrity page about places, bundles, purchase orders and transfers. */
export const STOCK_BREAKS: Readonly<Record<string, (scene: Scene) => Break>> = {
  I42: ({ hat: { variantId: id } }) =>
    variant(id, `update stock set elsewhere = elsewhere + 1 where variant_id = '${id}'`),
  I42b: ({ hat: { variantId: id } }) =>
    variant(
      id,
      `insert into stock_place (id, name, sells_online, created_at) values ('${BROKEN_PLACE}', 'Broken', false, now())`,
      `insert into place_stock values ('${id}', '${BROKEN_PLACE}', 1)`,
    ),
  I46: ({ waiting }) =>
    order(
      waiting,
      `update order_line set parts = jsonb_build_array(jsonb_build_object('variantId', variant_id, 'quantity', 2))
         where order_id = '${waiting}'`,
    ),
  I46b: ({ hat: { variantId: id } }) =>
    variant(
      id,
      'alter table stock drop constraint stock_bundle_check',
      `update stock set is_bundle = true where variant_id = '${id}'`,
    ),
  I43: ({ hat }) => arrival('purchase', 'partly', hat, 'received = 1, quantity = 2', '^purchase order 990$'),
  I43b: ({ hat }) => arrival('purchase', 'partly', hat, 'quantity = 2', '^purchase order 990$'),
  I44: ({ hat }) => arrival('transfer', 'sent', hat, 'quantity = 2', '^transfer 990$'),
};
