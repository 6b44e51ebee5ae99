import type { Role } from '../../kernel/caller.js';

export interface CustomerChange {
  role?: Role;
  /** For staff alone; without it, the ready role "Staff". */
  staffRoleId?: string;
  disabled?: boolean;
}

export interface CustomerFile {
  name: string;
  email: string;
  role: Role;
  staffRoleId: string | null;
  isDisabled: boolean;
  /** Somebody was logged in to it. */
  wasSeen: boolean;
  /** It became a part of another account, for ever. */
  isMerged: boolean;
}

export interface CustomerWrite extends Omit<CustomerChange, 'staffRoleId'> {
  staffRoleId?: string | null;
  passwordHash?: string;
}

/** The accounts as the back office keeps them. */
export abstract class CustomerFiles {
  /** The account as it is now, locked until the running transaction ends; undefined when there is none. */
  abstract find(id: string): Promise<CustomerFile | undefined>;
  abstract change(id: string, change: CustomerWrite): Promise<void>;
  /** Everybody who may appoint others and is not disabled. */
  abstract administrators(): Promise<{ name: string; email: string }[]>;
}
