import { InMemorySendings } from './in-memory-sendings.js';
import { sendingsContract } from './sendings-contract.js';

sendingsContract('in memory', () => {
  let now = new Date('2026-11-28T10:00:00Z');
  const paper = { orderId: 'order', participant: '0204:991-12345-67', buyerReference: '' };
  return Promise.resolve({
    sendings: new InMemorySendings({ now: () => now }),
    papers: [
      { ...paper, id: 'i', number: 'INV-000001' },
      { ...paper, id: 'n', number: 'CN-000001' },
    ],
    pass: (minutes) => (now = new Date(now.getTime() + minutes * 60_000)),
  });
});
