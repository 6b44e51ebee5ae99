import type { LoginAnswer, User } from '../api/types';
import { TOKEN } from './known-script';

const USER_INFO = 'userInfo';
const GUEST = 'guestToken';
const listeners = new Set<() => void>();
const forgetters = new Set<() => void>();
let cachedText: string | null = null;
let cachedUser: User | null = null;
/** Holds the session when the browser refuses storage (private mode, blocked cookies). */
const memory = new Map<string, string>();

function read(key: string): string | null {
  if (typeof window === 'undefined') return null;
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
    // Storage is blocked or full: the session lives in memory for this tab, and nothing older is read in its place.
    forgetStored(key);
  }
}

function forgetStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing.
  }
}

function announce(): void {
  noticePerson();
  for (const listener of [...listeners]) listener();
}

/** The bearer token, or null when nobody is logged in. Logged in means: a token is present. */
export function readToken(): string | null {
  return read(TOKEN) || null;
}

/** The token of a visitor who buys without an account; null for whoever is logged in. */
export function readGuest(): string | null {
  return readToken() ? null : read(GUEST) || null;
}

/** What speaks for whoever is here, with an account or as a guest. */
export const readBearer = (): string | null => readToken() ?? readGuest();

/** Keeps or, with null, forgets the guest; the log-in takes the guest's cart over first. */
export function keepGuest(token: string | null): void {
  write(GUEST, token);
  announce();
}

/** Answers the guest's token once, for the log-in that has just been made. */
export function takeGuest(): string | null {
  const token = read(GUEST) || null;
  if (token) write(GUEST, null);
  return token;
}

/** The user of the stored login answer; null when there is none or it cannot be read. */
export function readUser(): User | null {
  const text = readToken() ? read(USER_INFO) : null;
  if (text === cachedText) return cachedUser;
  cachedText = text;
  cachedUser = parseUser(text);
  return cachedUser;
}

function parseUser(text: string | null): User | null {
  try {
    const user = text ? (JSON.parse(text) as { user?: Partial<User> }).user : undefined;
    return typeof user?._id === 'string' && typeof user.name === 'string' ? (user as User) : null;
  } catch {
    return null;
  }
}

/** Keeps a login: the token, and the answer as `userInfo` without anything but the five public fields. */
export function startSession(answer: Pick<LoginAnswer, 'user' | 'token' | 'message'>): void {
  const { _id, name, email, role, createdAt } = answer.user;
  const kept = { user: { _id, name, email, role, createdAt }, token: answer.token, message: answer.message };
  write(USER_INFO, JSON.stringify(kept));
  write(TOKEN, answer.token);
  announce();
}

/** Changes the stored user after a profile edit. */
export function updateSessionUser(user: User): void {
  const token = readToken();
  if (token) startSession({ user, token, message: 'Login Successful' });
}

/** Whose pages these are: the account's id, the token where its user cannot be read, null for visitors and guests. */
const personNow = (): string | null => readUser()?._id ?? readToken();
let person = personNow();
let leavings = 0;

/** Sees whether the shopper who was here is gone, and has everything of theirs forgotten. */
function noticePerson(): void {
  const before = person;
  person = personNow();
  if (before === null || before === person) return;
  leavings += 1;
  for (const forget of forgetters) forget();
}

/** How many shoppers have left this tab: what is on show belongs to the one who came after that. */
export const readLeavings = (): number => leavings;

/**
 * `forget` is called when a shopper has left: logged out, here or in another tab, refused by the API, or replaced by
 * another account. For what pages keep of the shopper (S60).
 */
export function onSessionEnd(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets token and user info, here and (through the storage event) in every other tab. */
export function endSession(): void {
  write(TOKEN, null);
  write(USER_INFO, null);
  announce();
}

/** Ends a session of which nothing but its token is left: whoever logs in has no use for it. */
export function endNameless(): void {
  if (readToken() && !readUser()) endSession();
}

/** A login that the API refuses, if it is still the one that was shown, is of no use any more. Answers whether it ended. */
export function endRefused(status: number, token: string | null): boolean {
  const isOver = status === 401 && token !== null && token === readToken();
  if (isOver) endSession();
  return isOver;
}

/** Calls `listener` on every login and logout, also of other tabs and of those missed while the page was kept aside. */
export function watchSession(listener: () => void): () => void {
  const look = () => {
    noticePerson();
    listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== TOKEN && event.key !== USER_INFO && event.key !== GUEST) return;
    if (event.newValue === null) memory.clear();
    look();
  };
  // back from a payment page: the browser shows the page as it was left
  const onReturn = (event: PageTransitionEvent) => event.persisted && look();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onReturn);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onReturn);
  };
}
