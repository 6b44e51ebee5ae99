import type { SecurityRecord } from '../records';

const KINDS: Readonly<Record<string, string>> = {
  login: 'Log-in',
  'factor-added': 'Second step added',
  'factor-removed': 'Second step removed',
  'factor-used': 'Second step shown',
  'password-changed': 'Password changed',
  'password-reset': 'Password set by mail',
  'mailbox-proved': 'Mailbox confirmed',
  'email-changed': 'Email address changed',
  'session-ended': 'Session ended',
  permission: 'Permission',
  'api-key': 'API key',
  export: 'Export',
};

/** For the filter of the list. */
export const SECURITY_KINDS = Object.entries(KINDS).map(([id, name]) => ({ id, name }));

/** `Log-in refused, 4 times`. */
export function told({ kind, outcome, times }: Pick<SecurityRecord, 'kind' | 'outcome' | 'times'>): string {
  const what = `${KINDS[kind] ?? kind}${outcome === 'refused' ? ' refused' : ''}`;
  return times > 1 ? `${what}, ${times} times` : what;
}
