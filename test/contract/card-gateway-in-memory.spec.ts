import { describe } from '@jest/globals';
import { InMemoryCardGateway } from '../../api/src/payments/testing/in-memory-card-gateway.js';
import { cardGatewayCases } from './card-gateway-cases.js';

describe('the card provider in memory', () => {
  const gateway = new InMemoryCardGateway();
  cardGatewayCases({
    gateway: () => gateway,
    pay: (ref) => {
      gateway.pay(ref);
      return Promise.resolve();
    },
    confirm: (ref) => {
      gateway.pay(ref);
      return Promise.resolve();
    },
  });
});
