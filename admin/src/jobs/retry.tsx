import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import {
  CanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { JobRecord } from '../records';
import { canRetry, workOf } from './job';
import { t } from '../texts';

/** Asks the server, says what came of it, and reads the list anew in any case: somebody else may have been faster. */
const useRetry = (ask: (shop: ShopDataProvider) => Promise<string>) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => ask(shop),
    onSuccess: (sentence) => notify(sentence),
    onError: (failure) => notify(failure.message, { type: 'error' }),
    onSettled: () => refresh(),
  });
};

export const Retry = ({ job }: { job: JobRecord }) => {
  const { mutate, isPending } = useRetry(async (shop) => {
    await shop.retryJob(job.id);
    return t('The job runs again');
  });
  return canRetry(job) ? (
    <CanAccess resource="jobs" action="edit">
      <Button
        size="small"
        disabled={isPending}
        onClick={() => mutate()}
        aria-label={t('Try again: {work}', { work: workOf(job) })}
      >
        {t('Try again')}
      </Button>
    </CanAccess>
  ) : null;
};

export const RetryCell = () => {
  const job = useRecordContext<JobRecord>();
  return job ? <Retry job={job} /> : null;
};

const told = (count: number) =>
  t('{count, plural, one {One job runs again} other {# jobs run again}}', { count });

export const RetryAll = () => {
  const { data = [] } = useListContext<JobRecord>();
  const { mutate, isPending } = useRetry(async (shop) => told((await shop.retryJobs()).retried));
  return (
    <CanAccess resource="jobs" action="edit">
      <Button size="small" disabled={isPending || !data.some(canRetry)} onClick={() => mutate()}>
        {t('Try all again')}
      </Button>
    </CanAccess>
  );
};
