import type { UnitOfWork } from '@duka/api/kernel/unit-of-work.js';
import type { WireIntent } from '../domain/wire/intent.js';
import type { SessionExtra, WireSession } from '../domain/wire/session.js';
import type { Capture } from './capture.js';
import type { SandboxStore } from './ports.js';
import type { RecordEvent } from './record-event.js';

/** The end of a delayed payment: its money arrives after the form was finished, or never. */
export class SettleDelayed {
  constructor(
    private readonly store: SandboxStore,
    private readonly events: RecordEvent,
    private readonly capture: Capture,
    private readonly work: UnitOfWork,
  ) {}

  /** Does nothing when it was settled before. */
  run(sessionId: string, succeeds: boolean): Promise<void> {
    return this.work.run(async () => {
      const session = await this.store.lock<WireSession, SessionExtra>('session', sessionId);
      const intentId = session?.data.payment_intent;
      const intent = intentId
        ? await this.store.lock<WireIntent, Record<string, unknown>>('intent', intentId)
        : null;
      if (!session || intent?.data.status !== 'processing') return;
      if (succeeds) {
        await this.capture.succeed(session, intent);
        await this.events.run('checkout.session.async_payment_succeeded', session.data);
        return;
      }
      intent.data.status = 'requires_payment_method';
      intent.data.last_payment_error = { type: 'card_error', code: 'processing_error', message: LATE_NO };
      await this.store.save(intent);
      await this.events.run('payment_intent.payment_failed', intent.data);
      await this.events.run('checkout.session.async_payment_failed', session.data);
    });
  }
}

const LATE_NO = 'The payment did not arrive.';
