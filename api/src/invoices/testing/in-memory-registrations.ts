import { Registrations, type NewRegistration } from '../application/ports.js';
import { pauseAfter, type FiscalAnswer, type Registration } from '../domain/fiscal.js';

const HELD_MS = 120_000;

/** What tax offices are told of in memory; the test owns the time. */
export class InMemoryRegistrations extends Registrations {
  readonly all: Registration[] = [];
  private readonly heldUntil = new Map<string, number>();

  constructor(private readonly clock: { now(): Date }) {
    super();
  }

  override add(paper: NewRegistration): Promise<void> {
    if (!this.all.some(({ id }) => id === paper.id))
      this.all.push({
        ...{ ...paper, state: 'waiting', reason: '', tries: 0, nextTryAt: this.clock.now() },
        ...{ fiscalNumber: null, verification: null, qr: null, reference: null, registeredAt: null },
      });
    return Promise.resolve();
  }

  override find(id: string): Promise<Registration | undefined> {
    const known = this.all.find((one) => one.id === id);
    return Promise.resolve(known && { ...known });
  }

  override ofOrder(orderId: string): Promise<Registration[]> {
    const rank = ({ kind, number }: Registration) => `${kind === 'invoice' ? 0 : 1} ${number}`;
    const own = this.all.filter((one) => one.orderId === orderId).map((one) => ({ ...one }));
    return Promise.resolve(own.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)));
  }

  override due(limit: number): Promise<string[]> {
    const waiting = this.all.filter((one) => one.state === 'waiting' && one.nextTryAt <= this.clock.now());
    waiting.sort((a, b) => a.nextTryAt.getTime() - b.nextTryAt.getTime());
    return Promise.resolve(waiting.slice(0, limit).map(({ id }) => id));
  }

  override take(id: string): Promise<Registration | undefined> {
    const now = this.clock.now();
    const known = this.all.find((one) => one.id === id);
    if (known?.state !== 'waiting' || known.nextTryAt > now || !this.isFree(id))
      return Promise.resolve(undefined);
    known.tries += 1;
    known.nextTryAt = new Date(now.getTime() + pauseAfter(known.tries));
    this.heldUntil.set(id, now.getTime() + HELD_MS);
    return Promise.resolve({ ...known });
  }

  override settle({ id, tries }: Pick<Registration, 'id' | 'tries'>, answer: FiscalAnswer): Promise<void> {
    const known = this.all.find((one) => one.id === id);
    if (known?.state !== 'waiting') return Promise.resolve();
    if (answer.outcome !== 'registered' && known.tries !== tries) return Promise.resolve();
    this.heldUntil.delete(id);
    const { outcome, ...told } = answer;
    if (outcome === 'registered')
      Object.assign(known, { ...told, state: outcome, reason: '', registeredAt: this.clock.now() });
    else Object.assign(known, told, outcome === 'refused' ? { state: outcome } : {});
    return Promise.resolve();
  }

  override again(id: string): Promise<boolean> {
    const known = this.all.find((one) => one.id === id);
    if (!known || known.state === 'registered' || !this.isFree(id)) return Promise.resolve(false);
    if (known.state === 'refused') known.reference = null;
    Object.assign(known, { state: 'waiting', nextTryAt: this.clock.now() });
    return Promise.resolve(true);
  }

  private isFree(id: string): boolean {
    return (this.heldUntil.get(id) ?? 0) <= this.clock.now().getTime();
  }
}
