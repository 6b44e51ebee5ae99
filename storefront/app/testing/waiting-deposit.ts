import { order } from './goods';
import type { Faults } from './shop';

const ok = (data: object) => ({ status: 200, body: { success: true, data } });

/** An order in cash whose deposit has not come, and one way in which it can be paid at once. */
export const waitsForDeposit = (method: 'card' | 'mobile'): Faults => ({
  getOrder: ok({
    ...order,
    ...{ status: 'pending', paymentStatus: 'pending', paymentMethod: 'cash', amountDue: 12.5 },
    tenders: [
      { ...order.tenders[0], method: 'cash', amount: 5, kind: 'deposit', state: 'pending', next: 'placed' },
    ],
  }),
  listWaysToPayOrder: ok([
    { method, offered: true, collectedBy: 'provider', needs: method === 'mobile' ? ['mobileNumber'] : [] },
  ]),
});
