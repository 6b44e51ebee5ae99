import WellIcon from '@mui/icons-material/CheckCircleOutlined';
import NeedsIcon from '@mui/icons-material/ErrorOutlined';
import WaitsIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { Alert, Box, Button, Card, LinearProgress, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { CanAccess, Title, useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { dateTime } from '../layout/format';
import { words } from '../layout/words';
import { Guarded } from '../layout/guarded';
import type { Health, HealthCheck } from '../records';
import { t } from '../texts';

const icons = {
  needs_you: <NeedsIcon color="error" />,
  waits: <WaitsIcon color="warning" />,
  well: <WellIcon color="success" />,
};
const states = { needs_you: t('Needs you'), waits: t('Waits'), well: t('Well') };
const tones = { needs_you: 'error.main', waits: 'warning.main', well: 'success.main' };

const Row = ({ check }: { check: HealthCheck }) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', mt: '-1px' }}
  >
    {icons[check.state]}
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {words(check.id)}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: check.state === 'well' ? 400 : 600 }}>
        {check.sentence}
      </Typography>
      {check.nextStep && <Typography variant="body2">{check.nextStep}</Typography>}
      {check.since && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${check.state === 'well' ? t('Last') : t('Since')} ${dateTime(check.since)}`}
        </Typography>
      )}
      {check.page && (
        <Button component={Link} to={check.page} size="small" sx={{ ml: -0.75 }}>
          {t('See {words}', { words: words(check.page.split('/').at(-1) ?? '') })}
        </Button>
      )}
    </Box>
    <Typography variant="body2" sx={{ flexShrink: 0, color: tones[check.state] }}>
      {states[check.state]}
    </Typography>
  </Box>
);

const summary = (checks: HealthCheck[]) => {
  if (checks.some(({ state }) => state === 'needs_you'))
    return { severity: 'error', text: t('Something needs you. It stands first.') } as const;
  return checks.some(({ state }) => state === 'waits')
    ? ({ severity: 'warning', text: t('The shop works; something waits.') } as const)
    : ({ severity: 'success', text: t('All is well.') } as const);
};

const Report = ({ health }: { health: Health }) => {
  const { severity, text } = summary(health.data);
  return (
    <>
      <Alert severity={severity} sx={{ mb: 2 }}>
        {text}
      </Alert>
      <Card component="ul" aria-label={t('Checks')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {health.data.map((check) => (
          <Row key={check.id} check={check} />
        ))}
      </Card>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('Checked {checkedAt}, and every half minute.', { checkedAt: dateTime(health.checkedAt) })}
      </Typography>
    </>
  );
};

export const Checks = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: () => shop.health(),
    refetchInterval: 30_000,
    retry: false,
  });
  return (
    <Box sx={{ maxWidth: 920, mt: 2 }}>
      <Title title={t('Health')} />
      <Box sx={{ height: 4, mb: 1 }}>{isFetching && <LinearProgress aria-label={t('Checking')} />}</Box>
      {error && <Failed error={error} onRetry={refetch} />}
      {data && !error && <Report health={data} />}
      {!data && !error && <Skeleton variant="rounded" height={360} />}
      <CanAccess resource="integrity" action="list">
        <Button component={Link} to="/integrity" sx={{ mt: 1 }}>
          {t('Check orders, money and stock as well')}
        </Button>
      </CanAccess>
    </Box>
  );
};

/** What keeps the shop going: what is well, what waits, since when, and what to do. */
export const HealthPage = () => (
  <Guarded resource="health" action="list">
    <Checks />
  </Guarded>
);
