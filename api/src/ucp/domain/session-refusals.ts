import { Refusal, refusal } from '../../kernel/refusal.js';
import type { SessionKind } from './session.js';

/** It has become an order, or was canceled: nothing of it changes any more. */
export class SessionOver extends Refusal {
  constructor(kind: SessionKind) {
    super('conflict', 'session_over', `This ${kind} has ended and cannot be changed any more.`);
  }
}

/** The platform has named another request so before. */
export const WriteKeyReused = refusal(
  'conflict',
  'idempotency_conflict',
  'This idempotency key was used for another request.',
);
