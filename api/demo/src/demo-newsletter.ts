import { emailKey } from '@duka/api/accounts/domain/email.js';
import { Chance } from './chance.js';
import type { AccountRow } from './demo-accounts.js';
import { demoId } from './demo-ids.js';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Who reads the letters without an account. */
const READERS = [
  ...['ada.lund', 'ben.carter', 'carla.reyes', 'dora.klein', 'emeka.obi', 'freya.holm', 'gus.walker'],
  ...['hiro.sato', 'iris.lang'],
].map((name) => `${name}@example.net`);
const SHOPPERS_EVERY = 4;

interface Reader {
  id: string;
  email: string;
  email_key: string;
  token_hash: null;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  rounds: number;
  created_at: Date;
}

/** Who asked for the newsletter in the last weeks: most confirmed, some have not answered yet, some have left. */
export function readerRows(accounts: readonly AccountRow[], now: Date): Reader[] {
  const chance = new Chance(24);
  const shoppers = accounts.filter(({ role }) => role === 'customer').map(({ email }) => email);
  const emails = [...shoppers.filter((_, index) => index % SHOPPERS_EVERY === 2), ...READERS];
  return emails.map((email, index) => {
    const state = stateOf(index);
    const days = state === 'pending' ? chance.whole(0, 4) : chance.whole(6, 80);
    const asked = new Date(now.getTime() - days * DAY_MS - chance.whole(10 * MINUTE_MS, DAY_MS));
    const after = (ms: number) => new Date(asked.getTime() + ms);
    return {
      id: demoId('reader', email),
      email,
      email_key: emailKey(email),
      token_hash: null,
      confirmed_at: state === 'pending' ? null : after(chance.whole(1, 9) * MINUTE_MS),
      unsubscribed_at: state === 'left' ? after(5 * DAY_MS) : null,
      rounds: state === 'pending' ? 0 : 1,
      created_at: asked,
    };
  });
}

function stateOf(index: number): 'pending' | 'left' | 'confirmed' {
  if (index % 5 === 3) return 'pending';
  return index % 9 === 4 ? 'left' : 'confirmed';
}

/** The coupon that each confirmed address got, as promotions makes it: one use, 10 percent off a first order. */
export function welcomeCouponRows(readers: readonly Reader[]) {
  return readers.flatMap(({ email, confirmed_at: confirmedAt }) =>
    confirmedAt
      ? [
          {
            id: demoId('welcome', email),
            code: `WELCOME-${demoId('welcome', email).slice(-10).toUpperCase()}`,
            description: '10% off your first order',
            kind: 'percent',
            percent: 10,
            first_order_only: true,
            from_newsletter: true,
            max_uses: 1,
            created_at: confirmedAt,
          },
        ]
      : [],
  );
}

/** The announcements of the confirmations, already told: no mail leaves for them. */
export function confirmationRows(readers: readonly Reader[]) {
  return readers.flatMap(({ email, confirmed_at: confirmedAt }) =>
    confirmedAt
      ? [
          {
            id: demoId('outbox', `newsletter/${email}`),
            topic: 'newsletter.confirmed',
            dedupe_key: `newsletter.confirmed:${email}`,
            payload: { email, unsubscribeToken: '' },
            created_at: confirmedAt,
            delivered_at: confirmedAt,
            tries: 1,
          },
        ]
      : [],
  );
}
