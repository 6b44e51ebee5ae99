import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import BadIcon from '@mui/icons-material/ErrorOutlined';
import { Alert, Box, Button, Card, LinearProgress, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { dateTime } from '../layout/format';
import { Guarded } from '../layout/guarded';
import type { Integrity, Invariant } from '../records';
import { t } from '../texts';

const Broken = ({ broken }: { broken: Invariant['broken'] }) => (
  <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, overflowWrap: 'anywhere' }}>
    {broken.map(({ record, detail }) => (
      <Typography key={record + detail} component="li" variant="body2">
        <strong>{record}</strong>
        {`: ${detail}`}
      </Typography>
    ))}
  </Box>
);

const CheckRow = ({ check }: { check: Invariant }) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', mt: '-1px' }}
  >
    {check.ok ? <GoodIcon color="success" /> : <BadIcon color="error" />}
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: check.ok ? 400 : 600, py: '2px' }}>
        {check.sentence}
      </Typography>
      {!check.ok && <Broken broken={check.broken} />}
    </Box>
    <Typography variant="body2" sx={{ py: '2px', color: check.ok ? 'success.main' : 'error.main' }}>
      {check.ok ? t('Is true') : t('{count} broken', { count: check.broken.length })}
    </Typography>
  </Box>
);

/** The rules that are broken come first. */
const sorted = (checks: Invariant[]) => checks.toSorted((a, b) => Number(a.ok) - Number(b.ok));

const Report = ({ report }: { report: Integrity }) => (
  <>
    <Alert severity={report.ok ? 'success' : 'error'} sx={{ mb: 2 }}>
      {report.ok
        ? t('The books are right: every rule holds.')
        : t('Some records break a rule. They are named below.')}
    </Alert>
    <Card component="ul" aria-label={t('Rules')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {sorted(report.data).map((check) => (
        <CheckRow key={check.id} check={check} />
      ))}
    </Card>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
      {t('{count, plural, one {# rule} other {# rules}}, each asked of every record. Checked {checkedAt}.', {
        count: report.data.length,
        checkedAt: dateTime(report.checkedAt),
      })}
    </Typography>
  </>
);

export const Checks = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['integrity'],
    queryFn: () => shop.integrity(),
    retry: false,
  });
  return (
    <Box sx={{ maxWidth: 920, mt: 2 }}>
      <Title title={t('Integrity')} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
          {t('Whether orders, money and stock agree with one another, asked of the live database.')}
        </Typography>
        <Button variant="outlined" color="inherit" disabled={isFetching} onClick={() => void refetch()}>
          {t('Check again')}
        </Button>
      </Box>
      <Box sx={{ height: 4, mb: 1 }}>{isFetching && <LinearProgress aria-label={t('Checking')} />}</Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && !error && <Report report={data} />}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
    </Box>
  );
};

/** The invariants of the shop over its live data, each broken record named. */
export const IntegrityPage = () => (
  <Guarded resource="integrity" action="list">
    <Checks />
  </Guarded>
);
