import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import BadIcon from '@mui/icons-material/ErrorOutlined';
import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { CanAccess, Title, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { dateTime } from '../layout/format';
import type { Integrity, Invariant } from '../records';

const CheckRow = ({ check }: { check: Invariant }) => (
  <Box sx={{ display: 'flex', gap: 1.5, p: 2, borderBottom: 1, borderColor: 'divider' }}>
    {check.ok ? <GoodIcon color="success" /> : <BadIcon color="error" />}
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {check.sentence}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {check.ok
          ? 'Holds for every record.'
          : check.broken.map(({ record, detail }) => `${record}: ${detail}`).join('; ')}
      </Typography>
    </Box>
  </Box>
);

const Report = ({ report }: { report: Integrity }) => (
  <>
    <Alert severity={report.ok ? 'success' : 'error'} sx={{ mb: 2 }}>
      {report.ok
        ? 'The books are right: every rule holds.'
        : 'Some records break a rule. They are named below.'}
    </Alert>
    <Card>
      {report.data.map((check) => (
        <CheckRow key={check.id} check={check} />
      ))}
    </Card>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {`Checked ${dateTime(report.checkedAt)}`}
    </Typography>
  </>
);

const Checks = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['integrity'],
    queryFn: () => shop.integrity(),
    retry: false,
  });
  return (
    <Box sx={{ maxWidth: 860, mt: 2 }}>
      <Title title="Integrity" />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography sx={{ flex: 1, color: 'text.secondary' }}>
          Whether orders, money and stock agree with one another, asked of the live database.
        </Typography>
        <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
      </Box>
      {isFetching && <LinearProgress aria-label="Checking" />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <Report report={data} />}
    </Box>
  );
};

/** The invariants of the shop over its live data, each broken record named. */
export const IntegrityPage = () => (
  <CanAccess resource="integrity" action="list">
    <Checks />
  </CanAccess>
);
