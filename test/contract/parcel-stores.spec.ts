import { beforeAll, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { PostgresLabels } from '../../api/src/labels/adapters/persistence/postgres-labels.js';
import { PostgresLabelFiles } from '../../api/src/labels/adapters/persistence/postgres-label-files.js';
import { PostgresOrderPieces } from '../../api/src/labels/adapters/persistence/postgres-order-pieces.js';
import { aLabel, labelsContract } from '../../api/src/labels/testing/labels-contract.js';
import { labelFilesContract } from '../../api/src/labels/testing/label-files-contract.js';
import { orderPiecesContract } from '../../api/src/labels/testing/order-pieces-contract.js';
import { PostgresOrderLetters } from '../../api/src/notifications/adapters/persistence/postgres-order-letters.js';
import { orderLettersContract } from '../../api/src/notifications/testing/order-letters-contract.js';
import { PostgresKeptRates } from '../../api/src/shipping/adapters/persistence/postgres-kept-rates.js';
import { keptRatesContract } from '../../api/src/shipping/testing/kept-rates-contract.js';
import { orderParcelsContract } from '../../api/src/orders/testing/order-parcels-contract.js';
import { PostgresOrderParcels } from '../../api/src/orders/adapters/persistence/postgres-order-parcels.js';
import { PostgresToSend } from '../../api/src/orders/adapters/persistence/postgres-to-send.js';
import { goods } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { useStores } from '../support/stores.js';

const { shop, database, parts } = useStores();
let email: string;

beforeAll(async () => {
  email = (await shop.shopper()).email;
});
const orderId = async () => (await insertOrder(shop, { email })).id;

async function emptyLabels() {
  await shop.sql('delete from label_paper');
  await shop.sql('delete from shipping_label');
  return new PostgresLabels(database());
}

labelsContract('in PostgreSQL', async () => ({
  ...{ labels: await emptyLabels(), orderId: await orderId(), otherId: await orderId(), nextId: v7 },
}));

orderLettersContract('in PostgreSQL', async () => {
  const { database: own, unit } = parts();
  const orders = { orderId: await orderId(), otherId: await orderId() };
  return { letters: new PostgresOrderLetters(own), unit, nextId: v7, ...orders };
});

labelFilesContract('in PostgreSQL', async () => {
  const labels = await emptyLabels();
  const [one, other] = [aLabel(v7(), await orderId()), aLabel(v7(), await orderId())];
  await labels.add(one);
  await labels.add(other);
  return { files: new PostgresLabelFiles(database()), labelId: one.id, otherId: other.id };
});

keptRatesContract('in PostgreSQL', () =>
  Promise.resolve({ rates: new PostgresKeptRates(database()), keys: [v7(), v7()] as const }),
);

orderPiecesContract('in PostgreSQL', () =>
  Promise.resolve({
    pieces: new PostgresOrderPieces(database()),
    unknownId: v7(),
    order: async (lines) => {
      const id = await orderId();
      await shop.sql('delete from order_line where order_id = $1', [id]);
      const all: { variantId: string; quantity: number }[] = [];
      // the last one first: their places count, not when they were written
      for (const [position, { quantity, isShipped, hsCode, countryOfOrigin, gtin, mpn, ...piece }] of [
        ...lines.entries(),
      ].toReversed()) {
        const { productId, variantId } = await goods(shop);
        all.unshift({ variantId, quantity });
        const fields = JSON.stringify({ hsCode, countryOfOrigin, gtin, mpn });
        await shop.sql('update product set is_shipped = $2, fields = $3 where id = $1', [
          ...[productId, isShipped, fields],
        ]);
        await shop.sql(
          `update variant set weight_grams = $2, length_mm = $3, width_mm = $4, height_mm = $5 where id = $1`,
          [variantId, piece.grams, piece.lengthMm, piece.widthMm, piece.heightMm],
        );
        await shop.sql(
          `insert into order_line (id, order_id, position, product_id, variant_id, sku, name, quantity,
             list_price_cents, unit_price_cents, total_cents) values ($1, $2, $3, $4, $5, 'SKU', 'It', $6, 100, 100, 100 * $6)`,
          [v7(), id, position, productId, variantId, quantity],
        );
      }
      return { id, all };
    },
  }),
);

/** An order of these pieces, each of an article of its own. */
async function orderOfPieces(pieces: readonly number[]) {
  const id = await orderId();
  await shop.sql('delete from order_line where order_id = $1', [id]);
  const variants: string[] = [];
  for (const [position, quantity] of pieces.entries()) {
    const { productId, variantId } = await goods(shop);
    variants.push(variantId);
    await shop.sql(
      `insert into order_line (id, order_id, position, product_id, variant_id, sku, name, quantity,
         list_price_cents, unit_price_cents, total_cents) values ($1, $2, $3, $4, $5, 'SKU', 'It', $6, 100, 100, 100 * $6)`,
      [v7(), id, position, productId, variantId, quantity],
    );
  }
  return { id, variants };
}

orderParcelsContract('in PostgreSQL', () =>
  Promise.resolve({
    parcels: new PostgresOrderParcels(database()),
    toSend: new PostgresToSend(database()),
    nextId: v7,
    order: async () => {
      const { id, variants } = await orderOfPieces([3, 1]);
      return { id, jacket: variants[0] ?? '', scarf: variants[1] ?? '' };
    },
  }),
);

it('a label that is bought is not due any more once its parcel has arrived', async () => {
  const labels = await emptyLabels();
  const label = aLabel(v7(), await orderId());
  await labels.add(label);
  await labels.save({ ...label, state: 'bought', askedAt: new Date(0) });
  const due = async () => (await labels.due(['bought'], new Date(), 10)).map(({ id }) => id);
  expect(await due()).toEqual([label.id]);
  await shop.sql(`update orders set status = 'delivered' where id = $1`, [label.orderId]);
  expect(await due()).toEqual([]);
});
