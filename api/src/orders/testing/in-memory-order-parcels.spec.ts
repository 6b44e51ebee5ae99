import { InMemoryOrderParcels, InMemoryToSend } from './in-memory-order-parcels.js';
import { InMemoryOrders } from './in-memory-orders.js';
import { aLine, anOrder } from './order-builder.js';
import { orderParcelsContract } from './order-parcels-contract.js';

orderParcelsContract('in memory', async () => {
  const orders = new InMemoryOrders();
  const parcels = new InMemoryOrderParcels(orders);
  let made = 0;
  const order = async () => {
    const lines = [aLine({ variantId: 'jacket', quantity: 3 }), aLine({ variantId: 'scarf' })];
    const placed = anOrder({ lines });
    await orders.save(placed);
    return { id: placed.id, jacket: 'jacket', scarf: 'scarf' };
  };
  const nextId = () => `parcel-${(made += 1)}`;
  return Promise.resolve({ parcels, toSend: new InMemoryToSend(parcels), order, nextId });
});
