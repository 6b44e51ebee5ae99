import { Typography } from '@mui/material';
import { DataTable, SelectInput } from 'react-admin';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { dateTime } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { ShopList } from '../layout/shop-list';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import type { JobRecord } from '../records';
import { stateOf, whyOf, workOf } from './job';
import { Retry, RetryAll, RetryCell } from './retry';
import { t } from '../texts';

const choices = (['failed', 'retrying', 'late'] as const).map((id) => ({ id, name: stateOf({ state: id }) }));
const filters = [<SelectInput key="state" source="state" label={t('State')} choices={choices} alwaysOn />];

const State = ({ job }: { job: JobRecord }) => <StatusChip status={job.state} label={stateOf(job)} />;
const tries = ({ attempts, maxAttempts }: JobRecord) =>
  t('{attempts} of {maxAttempts}', { attempts, maxAttempts });
const since = (job: JobRecord) => dateTime(job.since);
const next = (job: JobRecord) =>
  job.nextTryAt ? t(', next {nextTryAt}', { nextTryAt: dateTime(job.nextTryAt) }) : '';

const Why = ({ job }: { job: JobRecord }) => (
  <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
    {whyOf(job)}
  </Typography>
);

const Jobs = () =>
  useNarrow() ? (
    <CardList<JobRecord>
      title={workOf}
      aside={(job) => <State job={job} />}
      lines={(job) => (
        <>
          <Why job={job} />
          {t('Since {since}, attempt {tries}', { since: since(job), tries: `${tries(job)}${next(job)}` })}
        </>
      )}
      actions={(job) => <Retry job={job} />}
    />
  ) : (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="task" label={t('Work')} disableSort render={workOf} sx={{ fontWeight: 600 }} />
      <DataTable.Col label={t('State')} disableSort render={(job: JobRecord) => <State job={job} />} />
      <DataTable.Col label={t('Why')} disableSort render={(job: JobRecord) => <Why job={job} />} />
      <DataTable.Col source="createdAt" label={t('Since')} render={since} />
      <DataTable.Col
        label={t('Attempts')}
        disableSort
        render={(job: JobRecord) => `${tries(job)}${next(job)}`}
      />
      <DataTable.Col label={t('Actions')} disableSort>
        <RetryCell />
      </DataTable.Col>
    </DataTable>
  );

/** The work behind the scenes that failed or is late: what, why, since when, with another try. */
export const JobList = () => (
  <ShopList
    title={t('Jobs')}
    sort={{ field: 'createdAt', order: 'ASC' }}
    filters={filters}
    empty={
      <EmptyPage
        title={t('Nothing waits')}
        text={t(
          'Mails, invoices and whatever else is done behind the scenes is on time. What fails would stand here.',
        )}
      />
    }
    actions={
      <ListToolbar>
        <RetryAll />
      </ListToolbar>
    }
  >
    <Jobs />
  </ShopList>
);
