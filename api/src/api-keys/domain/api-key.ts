import type { Caller } from '../../kernel/caller.js';
import type { Permission } from '../../kernel/permission.js';
import { KeyBeyondOwn, ScopeNotForKeys } from './refusals.js';

/** How another system proves who it is. It may do what its scopes say and its owner may do, whichever is less. */
export interface ApiKey {
  id: string;
  /** The account that answers for it: who made it, or who renewed its secret last. */
  ownerId: string;
  name: string;
  scopes: readonly Permission[];
  /** From where it may be used, such as `203.0.113.0/24`; none is from anywhere. */
  networks: readonly string[];
  /** Null is never. */
  expiresAt: Date | null;
}

/** What makes a key good. The text itself is shown once and kept nowhere. */
export interface KeySecret {
  hash: string;
  /** Its last four letters, by which people tell one from another. */
  hint: string;
}

/**
 * For these a person has to log in: whoever has the first four can give themselves everything else, and the others allow
 * nothing but what asks for the password again, or goes on with what did.
 */
export const NOT_FOR_KEYS: readonly Permission[] = [
  ...(['keys.write', 'roles.write', 'customers.write', 'customers.secure'] as const),
  ...(['orders.export', 'customers.export', 'labels.print', 'connections.write'] as const),
  'archive.write',
];

/** Of the scopes that a key was made with those that are any today: a permission may have come to stand above since. */
export const scopesOfToday = (scopes: readonly Permission[]): Permission[] =>
  scopes.filter((one) => !NOT_FOR_KEYS.includes(one));

/** Nobody makes a key that may do more than they may. @throws ScopeNotForKeys, KeyBeyondOwn */
export function checkScopes({ permissions }: Pick<Caller, 'permissions'>, scopes: readonly Permission[]) {
  const never = scopes.find((one) => NOT_FOR_KEYS.includes(one));
  if (never) throw new ScopeNotForKeys(never);
  const beyond = scopes.find((one) => !permissions.includes(one));
  if (beyond) throw new KeyBeyondOwn(beyond);
}

/** Whether it may then be used from elsewhere or for longer, even by whoever has a secret of it that should be good no more. Pure. */
export function reachesFurther(now: ApiKey, then: ApiKey): boolean {
  const isElsewhere =
    now.networks.length > 0 &&
    (then.networks.length === 0 || then.networks.some((network) => !now.networks.includes(network)));
  const isLonger = now.expiresAt !== null && (then.expiresAt === null || then.expiresAt > now.expiresAt);
  return isElsewhere || isLonger;
}
