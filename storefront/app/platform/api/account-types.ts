import type { Page } from './types';

export type Role = 'customer' | 'staff' | 'admin';

/** Exactly what login answers and what `userInfo` keeps: no phone, no secret. */
export type User = { _id: string; name: string; email: string; role: Role; createdAt: string };

export type Me = User & { phone: string | null; couponsCount?: number; unreadCount?: number };

export type LoginAnswer = { success: boolean; user: User; token: string; message: string };

export type Address = {
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
};

export type SavedAddress = Address & { _id: string; id: string; phone: string | null; isDefault: boolean };

export type AccountSession = {
  _id: string;
  userAgent: string | null;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
};

export type Coupon = {
  code: string;
  description: string;
  kind: string;
  value: number;
  minTotal: number | null;
  endsAt: string | null;
};

export type Listed<T> = { data: T[]; meta: Page };
