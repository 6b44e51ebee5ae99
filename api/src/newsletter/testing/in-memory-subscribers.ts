import { mailboxOf } from '../../kernel/mailbox.js';
import { Subscribers } from '../application/ports.js';

const [QUESTIONS, OF_ALL] = [3, 12];

interface Subscriber {
  email: string;
  token: string | undefined;
  state: 'asked' | 'confirmed' | 'left';
  wasHere: boolean;
}

/** Subscribers in memory, all within one hour. Tokens are `yes-1 <address>`, `yes-2 …`, and `no <address>`. */
export class InMemorySubscribers extends Subscribers {
  private readonly rows = new Map<string, Subscriber>();
  private readonly questions = new Map<string, number>();

  state(email: string): Subscriber['state'] | undefined {
    return this.rows.get(keyOf(email))?.state;
  }

  override request(email: string, ip: string): Promise<string | undefined> {
    const key = keyOf(email);
    const mailbox = mailboxOf(email);
    const own = this.count(`${mailbox} ${ip}`);
    if (own > QUESTIONS) return Promise.resolve(undefined);
    const asked = this.count(mailbox);
    const known = this.rows.get(key);
    if (asked > OF_ALL || known?.state === 'confirmed') return Promise.resolve(undefined);
    const token = `yes-${asked} ${key}`;
    this.rows.set(key, { ...(known ?? { email, state: 'asked', wasHere: false }), token });
    return Promise.resolve(token);
  }

  private count(bucket: string): number {
    const times = (this.questions.get(bucket) ?? 0) + 1;
    this.questions.set(bucket, times);
    return times;
  }

  override confirm(token: string) {
    const row = [...this.rows.values()].find((one) => one.token === token);
    if (!row) return Promise.resolve(undefined);
    const { email, wasHere: isBack } = row;
    Object.assign(row, { token: undefined, state: 'confirmed', wasHere: true });
    return Promise.resolve({ email, unsubscribeToken: `no ${keyOf(email)}`, isBack });
  }

  override leave(token: string): Promise<boolean> {
    const row = [...this.rows.values()].find(
      ({ email, wasHere }) => wasHere && token === `no ${keyOf(email)}`,
    );
    if (row) row.state = 'left';
    return Promise.resolve(row !== undefined);
  }
}

const keyOf = (email: string) => email.trim().toLowerCase();
