import { InMemoryLabels, InMemoryLabelFiles, InMemoryOrderPieces } from './in-memory-labels.js';
import { labelsContract } from './labels-contract.js';
import { orderPiecesContract, type OrderPiecesScene } from './order-pieces-contract.js';
import { labelFilesContract } from './label-files-contract.js';

labelsContract('in memory', () => {
  let count = 0;
  const nextId = () => `label-${(count += 1)}`;
  return Promise.resolve({ labels: new InMemoryLabels(), orderId: 'order', otherId: 'other', nextId });
});

labelFilesContract('in memory', () =>
  Promise.resolve({ files: new InMemoryLabelFiles(), labelId: 'label', otherId: 'other' }),
);

orderPiecesContract('in memory', () => {
  const pieces = new InMemoryOrderPieces();
  const order: OrderPiecesScene['order'] = (lines) => {
    const id = `order-${pieces.kept.size + 1}`;
    const named = lines.map((line, place) => ({ ...line, variantId: `variant-${place}` }));
    const sent = named.filter(({ isShipped }) => isShipped);
    pieces.kept.set(
      id,
      sent.map(({ variantId, grams, lengthMm, widthMm, heightMm }) => ({
        ...{ variantId, grams, lengthMm, widthMm, heightMm },
      })),
    );
    pieces.keptGoods.set(
      id,
      sent.map(
        ({ variantId, grams, hsCode = null, countryOfOrigin = null, gtin = null, mpn = null }, position) => ({
          ...{ variantId, position, grams, hsCode, countryOfOrigin, gtin, mpn },
        }),
      ),
    );
    const all = named.map(({ variantId, quantity }) => ({ variantId, quantity }));
    return Promise.resolve({ id, all });
  };
  return Promise.resolve({ pieces, order, unknownId: 'another' });
});
