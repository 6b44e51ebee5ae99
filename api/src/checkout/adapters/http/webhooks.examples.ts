import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import {
  ConfirmationFailed,
  SessionNotFound,
  WebhookRejected,
  WebhookUnknown,
} from '../../domain/refusals.js';

const message = [
  ...['signature', 'timestamp', 'mode', 'body', 'provider'].map((reason) => new WebhookRejected(reason)),
  new WebhookUnknown(),
  new ConfirmationFailed(),
];
const PROVIDER = { provider: 'stripe' };
const HINT = { provider: 'momo', token: '0192f1c400007000800000000000000a0192f1c400007000800000000000000b' };

export const WEBHOOK_CALLS: CallDescriptions = {
  receiveMessage: { parameters: PROVIDER, refuses: message },
  receiveHint: { parameters: HINT, refuses: [...message, new SessionNotFound()] },
  receiveHintByPut: { parameters: HINT, refuses: [...message, new SessionNotFound()] },
};
