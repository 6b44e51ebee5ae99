import { Refusal, refusal } from '../../kernel/refusal.js';

/** The key came before with another body: it names another request. */
export const KeyReused = refusal(
  'unprocessable',
  'idempotency_key_reused',
  'This Idempotency-Key was used for another request.',
);

/** The first request with this key is still running. */
export class KeyInUse extends Refusal {
  constructor() {
    super('conflict', 'idempotency_key_in_use', 'A request with this Idempotency-Key is still running.', {
      retryAfter: 1,
    });
  }
}

export const KeyMalformed = refusal(
  'invalid',
  'idempotency_key_malformed',
  'Idempotency-Key must have 1 to 255 characters.',
);
