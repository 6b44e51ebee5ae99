import type { SecurityRecord } from '../records';
import { t } from '../texts';

const KINDS: Readonly<Record<string, string>> = {
  login: t('Log-in'),
  'factor-added': t('Second step added'),
  'factor-removed': t('Second step removed'),
  'factor-used': t('Second step shown'),
  'password-changed': t('Password changed'),
  'password-reset': t('Password set by mail'),
  'mailbox-proved': t('Mailbox confirmed'),
  'email-changed': t('Email address changed'),
  'session-ended': t('Session ended'),
  permission: t('Permission'),
  'api-key': t('API key'),
  export: t('Export'),
};

/** For the filter of the list. */
export const SECURITY_KINDS = Object.entries(KINDS).map(([id, name]) => ({ id, name }));

/** `Log-in refused, 4 times`. */
export function told({ kind, outcome, times }: Pick<SecurityRecord, 'kind' | 'outcome' | 'times'>): string {
  const name = KINDS[kind] ?? kind;
  const what = outcome === 'refused' ? t('{what} refused', { what: name }) : name;
  return times > 1 ? t('{what}, {times, plural, one {# time} other {# times}}', { what, times }) : what;
}
