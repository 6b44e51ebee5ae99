import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import {
  ConnectionNotFound,
  ConnectionWrong,
  NoSealingKey,
  NothingToTry,
  SetByEnvironment,
} from '../../domain/refusals.js';

const parameters = { id: 'storecove' };

export const CONNECTION_CALLS: CallDescriptions = {
  adminListConnections: {},
  adminGetConnection: { parameters, refuses: [new ConnectionNotFound()] },
  adminUpdateConnection: {
    parameters,
    requests: {
      storecove: {
        summary: 'An account at an access point',
        value: {
          values: [
            { name: 'STORECOVE_API_KEY', value: 'B7gkV0c4y9qTnR2wLx5sZd8m' },
            { name: 'STORECOVE_LEGAL_ENTITY', value: '184711' },
          ],
        },
      },
    },
    refuses: [
      new ConnectionNotFound(),
      new SetByEnvironment(),
      new NoSealingKey(),
      new ConnectionWrong([{ field: 'values.STORECOVE_LEGAL_ENTITY', message: 'Legal entity is missing' }]),
    ],
  },
  adminTryConnection: {
    parameters,
    refuses: [new ConnectionNotFound(), new NothingToTry()],
  },
};
