import { Money } from '../../kernel/money.js';
import { priced } from '../../kernel/own-price.js';
import { basketsContract } from './baskets-contract.js';
import { anOffer, InMemoryBaskets } from './shelf.js';

basketsContract('in memory', () => {
  const baskets = new InMemoryBaskets();
  const jacket = {
    productId: 'jackets',
    ...priced(10_000, 0),
    available: 10,
    ownPrice: priced(9_500, 0, 'EUR'),
  };
  const scarf = { productId: 'scarves', variantId: 'scarf' };
  baskets.offers = [
    anOffer({ ...jacket, variantId: 'small' }),
    anOffer({ ...jacket, variantId: 'large' }),
    anOffer({ ...scarf, ...priced(2_000, 20) }),
  ];
  return Promise.resolve({
    ...{ baskets, accountId: 'ann', scarf, unknownId: 'nothing-else' },
    jackets: { productId: 'jackets', small: 'small', large: 'large' },
    put: (variantId, quantity) => {
      const id = `line-${baskets.cart.length + 1}`;
      baskets.cart.push({ id, variantId, quantity });
      return Promise.resolve(id);
    },
    priceOf: (whose) => {
      const price = { id: `price of ${whose}`, version: 1, groupId: whose, group: whose, from: 2 };
      const unitPrice = Money.ofCents(8_000);
      if (whose === 'own') baskets.groupPrices.put('ann', 'small', { ...price, unitPrice });
      return Promise.resolve(price.id);
    },
    withdraw: (productId) => {
      baskets.offers = baskets.offers.filter((one) => one.productId !== productId);
      return Promise.resolve();
    },
  });
});
