import { InMemoryPaidCarts } from './in-memory-paid-carts.js';
import { paidCartsContract } from './paid-carts-contract.js';

paidCartsContract('in memory', () => {
  const carts = new InMemoryPaidCarts((orderId) => Promise.resolve(orderId === 'waiting'));
  carts.put('ann', 'jacket', 2);
  carts.put('ann', 'scarf', 1);
  const [jacket, scarf] = ['jacket', 'scarf'].map((id) => ({ lineId: id, variantId: id }));
  if (!jacket || !scarf) throw new Error('no lines');
  return Promise.resolve({
    ...{ carts, ann: 'ann', bob: 'bob', jacket, scarf, waiting: 'waiting', cancelled: 'cancelled' },
  });
});
