import type { Caller } from '../../kernel/caller.js';
import { ALL_PERMISSIONS } from '../../kernel/permission.js';

/** Ada, a shopper who logged in a moment ago. */
export const aCaller = (changes: Partial<Caller> = {}): Caller => ({
  ...{ accountId: 'ada', sessionId: 'this', role: 'customer', name: 'Ada', email: 'ada@example.com' },
  ...{ permissions: [], refundLimit: 0, hasRecentLogin: true, hasSecondFactor: false },
  ...changes,
});

/** Root, who may do everything. */
export const anAdministrator = (changes: Partial<Caller> = {}): Caller =>
  aCaller({
    ...{ accountId: 'root', role: 'admin', name: 'Root', email: 'root@example.com' },
    ...{ permissions: ALL_PERMISSIONS, refundLimit: null },
    ...changes,
  });
