import { alertsContract } from './alerts-contract.js';
import { InMemoryAlerts } from './in-memory-alerts.js';

alertsContract('in memory', () => {
  const alerts = new InMemoryAlerts();
  alerts.products.set('lamp', { name: 'Lamp', pieces: { red: 0, blue: 0 } });
  alerts.products.set('mug', { name: 'Mug', pieces: { plain: 0 } });
  let count = 0;
  return Promise.resolve({
    ...{ alerts, unknownId: 'nothing', newEmail: () => `reader-${(count += 1)}@example.com` },
    lamp: { productId: 'lamp', name: 'Lamp', red: 'red', blue: 'blue' },
    mug: { productId: 'mug', name: 'Mug', variantId: 'plain' },
    put: (variantId, number) => {
      for (const { pieces } of alerts.products.values()) if (variantId in pieces) pieces[variantId] = number;
      return Promise.resolve();
    },
    withdraw: (productId) => Promise.resolve(void alerts.products.delete(productId)),
  });
});
