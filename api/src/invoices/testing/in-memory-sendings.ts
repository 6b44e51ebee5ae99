import { Sendings, type NewSending } from '../application/ports.js';
import { pauseAfter } from '../domain/fiscal.js';
import type { Sending, SendingAnswer } from '../domain/sending.js';

const HELD_MS = 60_000;

/** E-invoices on their way in memory; the test owns the time. */
export class InMemorySendings extends Sendings {
  private readonly all = new Map<string, { sending: Sending; nextTryAt: number; heldUntil: number }>();

  constructor(private readonly clock: { now(): Date }) {
    super();
  }

  override want(wanted: NewSending): Promise<boolean> {
    const known = this.all.get(wanted.id);
    if (known && (known.sending.state === 'sent' || known.heldUntil > this.time))
      return Promise.resolve(false);
    const sending = {
      state: 'waiting' as const,
      reason: '',
      reference: null,
      tries: known?.sending.tries ?? 0,
    };
    this.all.set(wanted.id, { sending: { ...wanted, ...sending }, nextTryAt: this.time, heldUntil: 0 });
    return Promise.resolve(true);
  }

  override due(limit: number): Promise<string[]> {
    const due = [...this.all.values()].filter(
      ({ sending, nextTryAt }) => sending.state === 'waiting' && nextTryAt <= this.time,
    );
    const oldest = due.toSorted((one, other) => one.nextTryAt - other.nextTryAt).slice(0, limit);
    return Promise.resolve(oldest.map(({ sending }) => sending.id));
  }

  override take(id: string): Promise<Sending | undefined> {
    const known = this.all.get(id);
    if (!known || known.sending.state !== 'waiting') return Promise.resolve(undefined);
    if (known.nextTryAt > this.time || known.heldUntil > this.time) return Promise.resolve(undefined);
    const tries = known.sending.tries + 1;
    known.sending = { ...known.sending, tries };
    known.nextTryAt = this.time + pauseAfter(tries);
    known.heldUntil = this.time + HELD_MS;
    return Promise.resolve(known.sending);
  }

  override settle({ id, tries }: Pick<Sending, 'id' | 'tries'>, answer: SendingAnswer): Promise<void> {
    const known = this.all.get(id);
    const isSent = answer.outcome === 'sent';
    if (known?.sending.state !== 'waiting' || (!isSent && known.sending.tries !== tries))
      return Promise.resolve();
    const change = isSent
      ? { state: 'sent' as const, reason: '', reference: answer.reference }
      : { reason: answer.reason, ...(answer.outcome === 'refused' ? { state: 'refused' as const } : {}) };
    known.sending = { ...known.sending, ...change };
    known.heldUntil = 0;
    return Promise.resolve();
  }

  private get time(): number {
    return this.clock.now().getTime();
  }
}
