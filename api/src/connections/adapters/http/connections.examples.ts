import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { OWN_ADDRESS } from '../../domain/own-address.js';
import {
  ConnectionNotFound,
  ConnectionWrong,
  NoSealingKey,
  NothingToTry,
  SetByEnvironment,
} from '../../domain/refusals.js';

const parameters = { id: OWN_ADDRESS.name };

export const CONNECTION_CALLS: CallDescriptions = {
  adminListConnections: {},
  adminGetConnection: { parameters, refuses: [new ConnectionNotFound()] },
  adminUpdateConnection: {
    parameters,
    requests: {
      own: {
        summary: 'Where shoppers reach the shop',
        value: { values: [{ name: 'PUBLIC_URL', value: 'https://shop.example' }] },
      },
    },
    refuses: [
      new ConnectionNotFound(),
      new SetByEnvironment(),
      new NoSealingKey(),
      new ConnectionWrong([{ field: 'values.PUBLIC_URL', message: 'Address is missing' }]),
    ],
  },
  adminTryConnection: {
    parameters,
    refuses: [new ConnectionNotFound(), new NothingToTry()],
  },
};
