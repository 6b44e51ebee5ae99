import { v7 } from 'uuid';
import type { OrderState } from '../domain/order-states.js';
import { InMemoryOrderEdits } from './in-memory-order-edits.js';
import { orderEditsContract } from './order-edits-contract.js';

orderEditsContract('in memory', () => {
  const states = new Map<string, OrderState>();
  const edits = new InMemoryOrderEdits((id) => Promise.resolve(states.get(id) ?? 'pending'));
  const turn = (id: string, status: OrderState) => Promise.resolve(states.set(id, status));
  return Promise.resolve({
    ...{ edits, orderId: v7(), newOrderId: v7(), otherId: v7(), nextId: v7, turn },
  });
});
