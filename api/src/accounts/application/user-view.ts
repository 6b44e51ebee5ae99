import type { Account } from '../domain/account.js';
import type { UserView } from './ports.js';

export function userView(account: Account): UserView {
  return {
    _id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    createdAt: account.createdAt.toISOString(),
  };
}
