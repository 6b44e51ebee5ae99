import type { Role } from '../../kernel/caller.js';
import { callersLanguage } from '../../kernel/tongue.js';
import { emailKey } from './email.js';

/**
 * Somebody who can log in, or a guest. `emailKey` makes spellings of one address one account; a guest has
 * none, each order says where its mails go.
 */
export class Account {
  readonly id: string;
  name: string;
  email: string;
  emailKey: string;
  phone: string;
  passwordHash: string;
  role: Role;
  /** BCP 47: what letters to it are written in; null where nobody has said. */
  language: string | null;
  disabledAt: Date | null = null;
  readonly createdAt: Date;
  updatedAt: Date;

  constructor(details: NewAccount) {
    this.id = details.id;
    this.name = details.name;
    this.email = details.email;
    this.emailKey = details.role === 'guest' ? `guest:${details.id}` : emailKey(details.email);
    this.phone = details.phone;
    this.passwordHash = details.passwordHash;
    this.role = details.role;
    this.language = callersLanguage() ?? null;
    this.createdAt = details.now;
    this.updatedAt = details.now;
  }

  /** A guest becomes a customer and keeps cart and orders; `email` logs in from now on. */
  register({ name, email, phone }: Contact, passwordHash: string, now: Date): void {
    Object.assign(this, { name, email, phone, updatedAt: now });
    this.emailKey = emailKey(email);
    this.passwordHash = passwordHash;
    this.language = callersLanguage() ?? this.language;
    this.role = 'customer';
  }

  rename(name: string, now: Date): void {
    this.name = name;
    this.updatedAt = now;
  }

  readIn(language: string, now: Date): void {
    this.language = language;
    this.updatedAt = now;
  }

  callAt(phone: string, now: Date): void {
    this.phone = phone;
    this.updatedAt = now;
  }

  /** Logs in with another address from now on. */
  moveTo(email: string, now: Date): void {
    this.email = email;
    this.emailKey = emailKey(email);
    this.updatedAt = now;
  }

  usePassword(hash: string, now: Date): void {
    this.passwordHash = hash;
    this.updatedAt = now;
  }

  get isDisabled(): boolean {
    return this.disabledAt !== null;
  }
}

export interface Contact {
  name: string;
  email: string;
  phone: string;
}

export interface NewAccount {
  id: string;
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  role: Role;
  now: Date;
}
