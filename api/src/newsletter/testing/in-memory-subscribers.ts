import { mailboxOf } from '../../kernel/mailbox.js';
import { Subscribers } from '../application/ports.js';

const [QUESTIONS, OF_ALL] = [3, 12];

interface Subscriber {
  email: string;
  token: string | undefined;
  state: 'asked' | 'confirmed' | 'left';
  rounds: number;
}

/** Subscribers in memory, all within one hour. Tokens are `yes-1 <address>`, `yes-2 …`, and `no-1 <address>`, `no-2 …`. */
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
    this.rows.set(key, { ...(known ?? { email, state: 'asked', rounds: 0 }), token });
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
    const { email } = row;
    const rounds = row.rounds + 1;
    Object.assign(row, { token: undefined, state: 'confirmed', rounds });
    return Promise.resolve({
      ...{ email, unsubscribeToken: `no-${rounds} ${keyOf(email)}`, isBack: rounds > 1 },
    });
  }

  override leave(token: string) {
    const [, round, key] = /^no-(\d+) (.+)$/.exec(token) ?? [];
    const row = [...this.rows.values()].find(({ email }) => keyOf(email) === key);
    if (!row || Number(round) > row.rounds) return Promise.resolve('unknown' as const);
    if (Number(round) < row.rounds) return Promise.resolve('before' as const);
    row.state = 'left';
    return Promise.resolve('left' as const);
  }
}

const keyOf = (email: string) => email.trim().toLowerCase();
