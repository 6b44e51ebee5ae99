import { words } from '../layout/words';
import type { JobRecord } from '../records';
import { t } from '../texts';

const states: Record<JobRecord['state'], string> = {
  failed: t('Given up'),
  retrying: t('Tried again'),
  late: t('Late'),
};
export const stateOf = ({ state }: Pick<JobRecord, 'state'>): string => states[state];

const tasks: Record<string, string> = {
  'mail.send': t('Send a mail'),
  'outbox.relay': t('Pass on an event'),
};

/** What the job is to do, in words: Send a mail; Pass on an event: order placed; Checkout: reconcile. */
export const workOf = ({ task, topic }: Pick<JobRecord, 'task' | 'topic'>): string => {
  const work = tasks[task] ?? words(task.replace('.', ': '));
  return topic ? `${work}: ${topic.replaceAll(/[._-]/g, ' ')}` : work;
};

/** Why it is in the list, with the provider's or the database's own words where there are any. */
export const whyOf = ({ error, state }: Pick<JobRecord, 'error' | 'state'>): string =>
  error ?? (state === 'late' ? t('No worker has finished it for ten minutes.') : '');

/** A job that only waits needs a worker, not another try. */
export const canRetry = ({ state }: Pick<JobRecord, 'state'>): boolean => state !== 'late';
