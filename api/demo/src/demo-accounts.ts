import { randomBytes } from 'node:crypto';
import type { Passwords } from '@duka/api/accounts/application/ports.js';
import { emailKey } from '@duka/api/accounts/domain/email.js';
import type { Role } from '@duka/api/kernel/caller.js';
import { Chance } from './chance.js';
import { demoId } from './demo-ids.js';

const DAY_MS = 86_400_000;
export const DEMO_SHOPPER = {
  email: 'shopper@example.com',
  password: 'duka-shopper-demo',
  name: 'Amina Otieno',
};
export const DEMO_STAFF = { email: 'staff@example.com', password: 'duka-staff-demo', name: 'Sam Keller' };
export const DEMO_ADMIN_PASSWORD = 'duka-admin-demo';

const NAMES =
  `Noah Becker,Lena Fischer,Grace Wanjiru,Oliver Hughes,Sofia Rossi,Mateo García,Yuki Tanaka,Priya Sharma,Lucas Martin,
Chloé Dubois,Emma Lindqvist,Jonas Weber,Aisha Bello,Daniel Kim,Isabella Costa,Tom Baker,Fatima Zahra,Elif Yılmaz,Marek Nowak,
Hannah Clark,Omar Haddad,Nina Petrova,Samuel Osei,Ingrid Solberg,Diego Fernández,Mia Schneider,Kofi Mensah,Laura Jansen,
Peter Novák,Zuri Mwangi,Anna Kowalska,James Murphy,Leila Karimi,Henrik Dahl,Ruth Njoroge,Victor Silva,Maya Cohen,Felix Braun,
Thandi Nkosi,Julia Moreau`
    .split(',')
    .map((name) => name.trim());

/** How many days ago the newest shoppers joined; the others have been there for longer than the orders reach back. */
const NEWCOMERS = [1, 3, 6, 8, 11, 15, 19, 23, 28, 34, 41, 48, 57, 66, 78];
const EVERY = 2;

/** What the demo's people log in with; no password opens the account of one who has none here. */
export interface DemoLogins {
  adminEmail: string;
  adminPassword: string | undefined;
  staffPassword: string | undefined;
  shopperPassword: string | undefined;
  passwords: Passwords;
}

export interface AccountRow {
  id: string;
  email: string;
  email_key: string;
  name: string;
  phone: string;
  password_hash: string;
  role: Role;
  last_seen_at: Date;
  created_at: Date;
  updated_at: Date;
}

export const SHOPPER_ID = demoId('account', DEMO_SHOPPER.email);

/** The three logins of the demo and forty shoppers whom no password opens. */
export async function accountRows(
  { adminEmail, adminPassword, staffPassword, shopperPassword, passwords }: DemoLogins,
  now: Date,
): Promise<AccountRow[]> {
  const [admin, staff, shopper] = await Promise.all(
    [adminPassword, staffPassword, shopperPassword].map(async (password) =>
      password === undefined ? closed() : passwords.hash(password),
    ),
  );
  const chance = new Chance(40);
  const row = account(chance, now);
  return [
    row('Duka Admin', adminEmail, 'admin', admin ?? closed()),
    row(DEMO_STAFF.name, DEMO_STAFF.email, 'staff', staff ?? closed()),
    row(DEMO_SHOPPER.name, DEMO_SHOPPER.email, 'customer', shopper ?? closed()),
    ...NAMES.map((name, index) => row(name, addressOf(name), 'customer', closed(), joinedDaysAgo(index))),
  ];
}

/** Undefined for a shopper of old. */
const joinedDaysAgo = (index: number): number | undefined =>
  index % EVERY === 1 ? NEWCOMERS[Math.floor(index / EVERY)] : undefined;

/** The accounts as their orders leave them: nobody was seen last before they ordered. */
export function lastSeen(accounts: readonly AccountRow[], orders: readonly Placed[]): AccountRow[] {
  return accounts.map((account) => {
    const placed = orders.filter((order) => order.account.id === account.id).map(({ at }) => at.placed);
    const latest = Math.max(...[account.last_seen_at, account.created_at, ...placed].map(Number));
    return { ...account, last_seen_at: new Date(latest) };
  });
}

interface Placed {
  account: { id: string };
  at: { placed: Date };
}

const account =
  (chance: Chance, now: Date) =>
  (name: string, email: string, role: Role, passwordHash: string, daysAgo?: number): AccountRow => {
    const days = chance.whole(101, 400);
    const createdAt = new Date(now.getTime() - (daysAgo ?? days) * DAY_MS - chance.whole(0, DAY_MS));
    return {
      id: demoId('account', role === 'admin' ? 'admin' : email),
      email,
      email_key: emailKey(email),
      name,
      phone: `+155501${chance.whole(10, 99)}${chance.whole(100, 999)}`,
      password_hash: passwordHash,
      role,
      last_seen_at: new Date(now.getTime() - chance.whole(0, 30) * DAY_MS),
      created_at: createdAt,
      updated_at: createdAt,
    };
  };

function addressOf(name: string): string {
  const plain = name.replace('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replace(/\s+/g, '.')}@example.com`;
}

/** A well-formed hash of nothing: nobody knows a password that makes it. */
function closed(): string {
  const unpadded = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(16)}$${unpadded(32)}`;
}
