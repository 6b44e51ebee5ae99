/**
 * A way to pay whose money the shop itself keeps, as a plugin of the built API: everybody has enough of it. Where a card pays,
 * it pays the first ten of the order, since no call names parts of an order yet.
 */
export const ROOM = `
import { PaymentStrategy } from '../contract.js';
export const credit = {
  name: 'credit', provider: 'credit', chosenBy: 'shopper', collectedBy: 'shop', next: 'redirect', hosted: false,
  needs: [], takesDeposit: false, holdMinutes: 30, label: 'Store Credit', payments: 'Payments from store credit',
  howPaid: 'from store credit',
  checkout: { label: 'Store Credit', marks: [], icon: 'cash', note: () => '', secured: () => '' },
  refundsTo: { staff: 'to the store credit', buyer: 'to your store credit' },
  placed: () => '', hosts: () => [], variables: [],
};
class Credit extends PaymentStrategy {
  isOffered() { return Promise.resolve(true); }
  get ownMoney() { return { take: () => this.start(), putBack: () => Promise.resolve() }; }
  plan() { return { provider: 'credit', providerRef: null, request: {}, expiresAt: null, nextCheckAt: null }; }
  start() { return Promise.resolve({ event: 'paid' }); }
  read() { return this.start(); }
  stop() { return this.start(); }
}
export const make = () => new Credit(credit);
`;

export const ADDED = { 'payments/methods/credit/credit.js': ROOM };

export const PATCHES = [
  {
    file: 'payments/methods/index.js',
    from: 'export const METHODS = [',
    to: `import { credit } from './credit/credit.js';
      export const METHODS = [{ ...credit, load: () => import('./credit/credit.js') },`,
  },
  {
    file: 'checkout/adapters/http/purchase-said.js',
    from: 'networks: networksOf(ip)',
    to: `networks: networksOf(ip), ...(method === 'card' ? { parts: [{ method: 'credit', amount: 10 }] } : {})`,
  },
];
