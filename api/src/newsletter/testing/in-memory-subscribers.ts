import { mailboxOf } from '../../kernel/mailbox.js';
import { Subscribers } from '../application/ports.js';

const QUESTIONS = 3;

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

  override request(email: string): Promise<string | undefined> {
    const key = keyOf(email);
    const mailbox = mailboxOf(email);
    const asked = (this.questions.get(mailbox) ?? 0) + 1;
    this.questions.set(mailbox, asked);
    const known = this.rows.get(key);
    if (asked > QUESTIONS || known?.state === 'confirmed') return Promise.resolve(undefined);
    const token = `yes-${asked} ${key}`;
    this.rows.set(key, { ...(known ?? { email, state: 'asked', wasHere: false }), token });
    return Promise.resolve(token);
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
