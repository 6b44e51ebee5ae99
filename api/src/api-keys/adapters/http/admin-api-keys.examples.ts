import type { CallDescription, CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { ApiKeyNameTaken, ApiKeyNotFound, KeyBeyondOwn, ScopeNotForKeys } from '../../domain/refusals.js';

const parameters = { id: '0193d5c0-7a7e-7c4e-8a55-3b1f0e8a9c01' };
const beyond = new KeyBeyondOwn('orders.read');
const wrong = [
  beyond,
  new ScopeNotForKeys('roles.write'),
  new ApiKeyNameTaken(),
  new InvalidInput([{ field: 'name', message: 'Name is required' }]),
];

const rotation: CallDescription = {
  parameters,
  requests: { day: { summary: 'A day to change over', value: { overlapHours: 24 } } },
  refuses: [new ApiKeyNotFound(), beyond],
};

export const API_KEY_CALLS: CallDescriptions = {
  adminListApiKeys: {},
  adminListKeyScopes: {},
  adminGetApiKey: { parameters, refuses: [new ApiKeyNotFound()] },
  adminCreateApiKey: {
    requests: {
      books: {
        summary: 'Reads orders and invoices, from one network',
        value: {
          name: 'Bookkeeping',
          scopes: ['orders.read', 'invoices.read'],
          networks: ['203.0.113.0/24'],
          expiresAt: null,
        },
      },
    },
    refuses: wrong,
  },
  adminUpdateApiKey: {
    parameters,
    requests: { anywhere: { summary: 'From anywhere', value: { networks: [] } } },
    refuses: [new ApiKeyNotFound(), ...wrong],
  },
  adminRotateApiKey: rotation,
  adminRevokeApiKey: { parameters, refuses: [new ApiKeyNotFound()] },
};
