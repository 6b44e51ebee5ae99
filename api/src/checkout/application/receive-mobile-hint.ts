import type { Attempts } from '../../payments/application/stores.js';
import { ConfirmationFailed, SessionNotFound } from '../domain/refusals.js';
import type { SyncAttempt } from './sync-attempt.js';

/** The mobile-money provider's one unsigned message: whoever sends it, the provider is asked how the payment stands. */
export class ReceiveMobileHint {
  constructor(
    private readonly attempts: Attempts,
    private readonly syncAttempt: SyncAttempt,
  ) {}

  /** @throws SessionNotFound for a token that was never given out, ConfirmationFailed when the provider did not answer */
  async receiveMobileHint(token: string): Promise<void> {
    const attempt = await this.attempts.findByCallbackToken(token);
    if (!attempt) throw new SessionNotFound();
    const { settlement } = await this.syncAttempt.syncAttempt(attempt.id, { kind: 'provider', id: null });
    if (settlement === 'unclear') throw new ConfirmationFailed();
  }
}
