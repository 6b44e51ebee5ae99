import { InMemoryRegistrations } from './in-memory-registrations.js';
import { registrationsContract } from './registrations-contract.js';

registrationsContract('in memory', () => {
  let now = new Date('2026-11-28T10:00:00Z');
  const paper = { orderId: 'order', authority: 'efris' };
  return Promise.resolve({
    registrations: new InMemoryRegistrations({ now: () => now }),
    papers: [
      { ...paper, id: 'i', kind: 'invoice', number: 'INV-000001' },
      { ...paper, id: 'n1', kind: 'credit note', number: 'CN-000001' },
      { ...paper, id: 'n2', kind: 'credit note', number: 'CN-000002' },
    ],
    pass: (minutes) => (now = new Date(now.getTime() + minutes * 60_000)),
  });
});
