import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useCanAccess, useDataProvider, useNotify } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { EmptyPage } from '../layout/empty-page';
import { Failed } from '../layout/failed';
import { date } from '../layout/format';
import { Guarded } from '../layout/guarded';
import { SmallSelect } from '../layout/small-fields';
import { shopZone } from '../layout/shop-zone';
import type { Report } from '../records';
import { PeriodPicker } from '../layout/period-picker';
import { ReportChart } from './report-chart';
import { ReportTable } from './report-table';
import { usePeriod } from '../layout/use-period';
import { t } from '../texts';

const FIRST = 'days';

const useTellFailure = () => {
  const notify = useNotify();
  return (failure: unknown) =>
    notify(failure instanceof Error ? failure.message : t('That did not work'), { type: 'error' });
};

/** Which report; another one is of the same days. */
const KindSelect = ({ name }: { name: string }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data = [] } = useQuery({ queryKey: ['reports'], queryFn: () => shop.reports() });
  const choices = (data.length > 0 ? data : [{ name, label: '…' }]).map((one) => ({
    ...{ id: one.name, name: one.label },
  }));
  return (
    <SmallSelect
      label={t('Report')}
      value={choices.some(({ id }) => id === name) ? name : ''}
      choices={choices}
      onChange={(id) => navigate({ pathname: `/reports/${id}`, search: `${without(search, 'by')}` })}
    />
  );
};

const without = (search: URLSearchParams, name: string) =>
  new URLSearchParams([...search].filter(([key]) => key !== name));

/** By what the lines of a report are that can be by several things. */
const BySelect = ({ report }: { report: Report }) => {
  const [search, setSearch] = useSearchParams();
  if (!report.asks) return null;
  return (
    <SmallSelect
      label={report.asks}
      value={report.by ?? ''}
      choices={report.choices.map(({ value, label }) => ({ id: value, name: label }))}
      onChange={(by) => setSearch([...without(search, 'by'), ['by', by]], { replace: true })}
    />
  );
};

const Empty = () => (
  <EmptyPage
    title={t('Nothing in these days')}
    text={t('Choose other days, or come back when there is something to count.')}
  />
);

const Loaded = ({ report }: { report: Report }) => {
  const isEmpty = report.columns.every(
    ({ name }) => !report.total.figures[name] && !report.total.earlier?.[name],
  );
  if (isEmpty) return <Empty />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, mt: 2 }}>
      <ReportChart report={report} />
      <ReportTable report={report} />
    </Box>
  );
};

/** What the figures are, and with which days they stand. */
const About = ({ report }: { report: Report }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {[
      report.help,
      ...periodOf(report),
      t('Amounts are in {currency}, days those of the shop, in {zone}.', {
        currency: report.currency,
        zone: shopZone().replaceAll('_', ' '),
      }),
    ].join(' ')}
  </Typography>
);

const periodOf = (report: Report): string[] =>
  report.isOfNow
    ? []
    : [
        report.comparedWith
          ? t('{from} to {to}, beside {earlierFrom} to {earlierTo}.', {
              from: date(report.from),
              to: date(report.to),
              earlierFrom: date(report.comparedWith.from),
              earlierTo: date(report.comparedWith.to),
            })
          : t('{from} to {to}.', { from: date(report.from), to: date(report.to) }),
      ];

const CountAnew = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const { canAccess } = useCanAccess({ resource: 'health', action: 'edit' });
  if (!canAccess) return null;
  const ask = () =>
    void shop
      .countSalesAnew()
      .then(() => notify(t('All orders are counted anew; reports are right meanwhile.'), { type: 'info' }))
      .catch(tellFailure);
  return (
    <Button size="small" color="inherit" onClick={ask}>
      {t('Count all orders anew')}
    </Button>
  );
};

const ReportView = () => {
  const { name = FIRST } = useParams();
  const shop = useDataProvider<ShopDataProvider>();
  const tellFailure = useTellFailure();
  const period = usePeriod();
  const { from, to, compare } = period.chosen;
  const by = useSearchParams()[0].get('by');
  const asked = { from, to, compare, ...(by && { by }) };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['report', name, asked],
    queryFn: () => shop.report(name, asked),
    // what is chosen stays in its place while the same report is asked for by something else, and its figures pale
    placeholderData: (before) => (before?.name === name ? before : undefined),
  });
  const download = () => void shop.reportCsv(name, data?.label ?? name, asked).catch(tellFailure);
  return (
    <Card sx={{ mt: 2, p: { xs: 1.5, sm: 2 } }}>
      <Title title={data ? data.label : t('Reports')} />
      <PeriodPicker
        period={period}
        first={
          <>
            <KindSelect name={name} />
            {data && <BySelect report={data} />}
          </>
        }
        withoutDays={data?.isOfNow ?? false}
      >
        <Button startIcon={<DownloadIcon />} onClick={download}>
          {t('Download CSV')}
        </Button>
      </PeriodPicker>
      {error && <Failed error={error} onRetry={refetch} />}
      {data ? (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <About report={data} />
          <Loaded report={data} />
        </Box>
      ) : (
        !error && <Skeleton variant="rounded" height={320} />
      )}
      <Box sx={{ mt: 2 }}>
        <CountAnew />
      </Box>
    </Card>
  );
};

/** What was sold, given back and returned, by whatever orders have in common. */
export const ReportsPage = () => (
  <Guarded resource="reports" action="list">
    <ReportView />
  </Guarded>
);
