import { mailboxOf } from '../../kernel/mailbox.js';
import { mailboxHashOf } from '../../platform/security/mailbox-hash.js';
import {
  CartConsents,
  type Asker,
  type CountedReminders,
  type LeftCart,
  type LeftLine,
} from '../application/ports.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PUT_OFF = 50 * 60_000;
const [ASKED, OF_ALL] = [10, 40];

interface Consent extends LeftCart {
  askedAt: number;
  tokenHash?: string;
  remindedAt?: number;
  failedAt?: number;
  lines?: LeftLine[];
  isStopped: boolean;
}

/** Who is reminded of which cart, all within one day, over carts and orders in memory. */
export class InMemoryCartConsents extends CartConsents {
  /** Under which address each account was opened. */
  readonly emails = new Map<string, string>();
  /** Accounts that have shown whose their mailbox is. */
  readonly proved = new Set<string>();
  /** What lies in carts, and when each was changed last. */
  readonly carts = new Map<string, { changedAt: number; lines: LeftLine[] }>();
  /** Mailboxes by their hash. */
  private readonly stops = new Set<string>();
  readonly soldOut = new Set<string>();
  readonly orders: { accountId: string; email: string; at: number }[] = [];
  consents: Consent[] = [];
  private readonly counts = new Map<string, number>();
  private count = 0;

  override async ask(accountId: string, email: string, { ip, language, ownEmail }: Asker): Promise<void> {
    const mailbox = mailboxOf(email);
    const isOwn = this.proved.has(accountId) && ownEmail !== undefined && mailboxOf(ownEmail) === mailbox;
    await this.drop(accountId);
    if (!isOwn && this.stops.has(mailboxHashOf(email))) return;
    if (this.hit(isOwn ? accountId : `${mailbox} ${ip}`) > ASKED) return;
    if (!isOwn && this.hit(mailbox) > OF_ALL) return;
    const id = `consent-${(this.count += 1)}`;
    this.consents.push({ id, accountId, email, language, askedAt: Date.now(), isStopped: false });
  }

  override asked(accountId: string): Promise<string | undefined> {
    const own = this.open().find((one) => one.accountId === accountId);
    return Promise.resolve(own && !this.isOrderedSince(own, own.askedAt) ? own.email : undefined);
  }

  override drop(accountId: string): Promise<void> {
    const waiting = this.open().filter((one) => one.accountId === accountId);
    this.consents = this.consents.filter((one) => !waiting.includes(one));
    return Promise.resolve();
  }

  override async follow(fromId: string, intoId: string): Promise<void> {
    const own = this.open().find((one) => one.accountId === fromId);
    if (!own) return;
    if (mailboxOf(this.emails.get(intoId) ?? '') !== mailboxOf(own.email)) return this.drop(fromId);
    await this.drop(intoId);
    own.accountId = intoId;
  }

  override claim(hours: number, tokenHash: string): Promise<LeftCart | undefined> {
    const since = Date.now() - hours * HOUR;
    const [due] = this.open()
      .filter(({ askedAt }) => askedAt < since && askedAt > since - 7 * DAY)
      .filter(({ accountId }) => (this.carts.get(accountId)?.changedAt ?? 0) <= since)
      .filter(({ failedAt = 0 }) => failedAt < Date.now() - PUT_OFF)
      .filter(({ accountId }) => this.onSale(accountId).length > 0)
      .filter((one) => !this.isOrderedSince(one, one.askedAt))
      .toSorted((one, other) => one.askedAt - other.askedAt);
    if (!due) return Promise.resolve(undefined);
    Object.assign(due, { remindedAt: Date.now(), tokenHash, lines: this.onSale(due.accountId) });
    const { id, accountId, email, language } = due;
    return Promise.resolve({ id, accountId, email, language });
  }

  override opened(tokenHash: string): Promise<LeftLine[] | undefined> {
    const consent = this.consents.find((one) => one.tokenHash === tokenHash);
    const { remindedAt = 0, lines = [] } = consent ?? {};
    const isOver = !consent || consent.isStopped || remindedAt < Date.now() - 14 * DAY;
    if (isOver || this.isOrderedSince(consent, remindedAt)) return Promise.resolve(undefined);
    return Promise.resolve(lines.filter(({ variantId }) => !this.soldOut.has(variantId)));
  }

  override stop(mailboxHash: string): Promise<void> {
    this.stops.add(mailboxHash);
    for (const one of this.consents) if (mailboxHashOf(one.email) === mailboxHash) one.isStopped = true;
    return Promise.resolve();
  }

  override closeBought(hours: number): Promise<void> {
    const since = Date.now() - hours * HOUR;
    const bought = this.open()
      .filter(({ askedAt }) => askedAt < since && askedAt > since - 7 * DAY)
      .filter((one) => this.isOrderedSince(one, one.askedAt));
    this.consents = this.consents.filter((one) => !bought.includes(one));
    return Promise.resolve();
  }

  override putOff(id: string): Promise<void> {
    const found = this.consents.find((one) => one.id === id);
    if (found) found.failedAt = Date.now();
    return Promise.resolve();
  }

  override counted(days: number): Promise<CountedReminders> {
    const told = this.consents.filter(({ remindedAt = 0 }) => remindedAt > Date.now() - days * DAY);
    const bought = told.filter((one) => this.isOrderedSince(one, one.remindedAt ?? 0));
    return Promise.resolve({ reminded: told.length, bought: bought.length });
  }

  private open(): Consent[] {
    return this.consents.filter(({ remindedAt, isStopped }) => remindedAt === undefined && !isStopped);
  }

  private onSale(accountId: string): LeftLine[] {
    const lines = this.carts.get(accountId)?.lines ?? [];
    return lines.filter(({ variantId }) => !this.soldOut.has(variantId));
  }

  private isOrderedSince({ accountId, email }: Consent, since: number): boolean {
    return this.orders.some(
      (one) => one.at >= since && (one.accountId === accountId || mailboxOf(one.email) === mailboxOf(email)),
    );
  }

  private hit(bucket: string): number {
    const times = (this.counts.get(bucket) ?? 0) + 1;
    this.counts.set(bucket, times);
    return times;
  }
}
