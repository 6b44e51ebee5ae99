import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { Alert, Box, Button, Card, Chip, LinearProgress, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Title, useDataProvider, type HttpError } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SetupDto, SetupStepDto } from '@duka/client';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { Guarded } from '../layout/guarded';
import { loadShop } from '../layout/shop-currency';
import { CountryForm } from './country-form';
import { STEPS } from './steps';
import { t } from '../texts';

const SETUP = ['setup'];

type StepProps = {
  step: SetupStepDto;
  reach: SetupDto['reach'];
  isHalfDone: boolean;
  onSetUp: (setup: SetupDto) => void;
};

const behind = (proxies: number): string =>
  proxies === 0
    ? t('with no proxy in front')
    : t('{proxies, plural, one {behind one proxy} other {behind # proxies}}', { proxies });

/** `isHalfDone`: the country is chosen, and its delivery is missing: the form adds what is. */
const Step = ({ step, reach, isHalfDone, onSetUp }: StepProps) => {
  const { title, to, action } = STEPS[step.name];
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5 }}>
      {step.isDone ? <CheckCircle color="success" /> : <RadioButtonUnchecked color="disabled" />}
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle1" component="h2">
            {title}
          </Typography>
          {step.isDone && <Chip size="small" color="success" variant="outlined" label={t('Done')} />}
          {!step.isDone && !step.isRequired && <Chip size="small" variant="outlined" label={t('May wait')} />}
        </Box>
        {step.missing && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {step.missing}
          </Typography>
        )}
        {step.name === 'reach' && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('This shop is reached at {url}, {behind} (TRUST_PROXY).', {
              url: reach.url,
              behind: behind(reach.proxies),
            })}
            {reach.seenProxies !== reach.proxies &&
              ` ${t(
                'This page came {behind}: whoever runs the server sets TRUST_PROXY to {count}, so that limits and logs know visitors apart.',
                { behind: behind(reach.seenProxies), count: reach.seenProxies },
              )}`}
          </Typography>
        )}
        {to && (
          <Button
            component={Link}
            to={to}
            size="small"
            variant={step.isDone ? 'text' : 'outlined'}
            sx={{ mt: 1 }}
          >
            {action}
          </Button>
        )}
        {step.name === 'place' && (!step.isDone || isHalfDone) && <CountryForm onDone={onSetUp} />}
      </Box>
    </Card>
  );
};

const Open = ({ setup, onOpen }: { setup: SetupDto; onOpen: (setup: SetupDto) => void }) => {
  const provider = useDataProvider<ShopDataProvider>();
  const { mutate, error, isPending } = useMutation<SetupDto, HttpError>({
    mutationFn: () => provider.openShop(),
    onSuccess: onOpen,
  });
  const left = setup.steps.filter(({ isDone, isRequired }) => isRequired && !isDone);
  const isReady = left.length === 0;
  const isPlaced = !left.some(({ name }) => name === 'place');
  return (
    <Card component="section" aria-label={t('Open the shop')} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle1" component="h2">
        {isReady ? t('Ready to open') : t('Not ready yet')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isReady
          ? t(
              'Buy something yourself first: as its staff you may order while the shop is closed, and cancel the order afterwards. The first order fixes the currency.',
            )
          : t('Visitors may look around and cannot buy. Left: {left}.', {
              left: left.map(({ name }) => STEPS[name].title).join(', '),
            })}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isPlaced && (
          <Button href="/" target="_blank" variant="outlined">
            {t('Try it in the shop')}
          </Button>
        )}
        <Button variant="contained" disabled={isPending || !isReady} onClick={() => mutate()}>
          {isPending ? t('Opening …') : t('Open the shop')}
        </Button>
      </Box>
    </Card>
  );
};

const Opened = () => (
  <Alert
    severity="success"
    action={
      <Button component={Link} to="/" color="inherit">
        {t('Go to the dashboard')}
      </Button>
    }
  >
    {t('The shop is open. Everybody can buy.')}
  </Alert>
);

const List = ({ setup, onChange }: { setup: SetupDto; onChange: (setup: SetupDto) => void }) => {
  const done = setup.steps.filter(({ isDone }) => isDone).length;
  const isHalfDone = setup.steps.some(({ name, isDone }) => name === 'delivery' && !isDone);
  const of = setup.steps.length;
  return (
    <Stack spacing={2}>
      {setup.isOpen ? (
        <Opened />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('From an empty shop to the first sale. Each step is read off the shop itself.')}
        </Typography>
      )}
      <Box>
        <Typography variant="body2" id="setup-progress">
          {t('{done} of {of} done', { done, of })}
        </Typography>
        <LinearProgress variant="determinate" value={(done / of) * 100} aria-labelledby="setup-progress" />
      </Box>
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {setup.steps.map((step) => (
          <Step key={step.name} step={step} reach={setup.reach} isHalfDone={isHalfDone} onSetUp={onChange} />
        ))}
      </Stack>
      {!setup.isOpen && <Open setup={setup} onOpen={onChange} />}
    </Stack>
  );
};

/** What stands between a new shop and its first sale; it takes the dashboard's place until the shop is open. */
export const OpeningPage = () => {
  const provider = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: SETUP, queryFn: () => provider.setup() });
  // amounts and days of the panel go by what was just chosen
  const changed = async (setup: SetupDto) => {
    await loadShop().catch(() => undefined);
    queries.setQueryData(SETUP, setup);
  };
  return (
    <Guarded resource="settings" action="edit">
      <Title title={t('Open your shop')} />
      <Box sx={{ maxWidth: 760, mt: 2 }}>
        {error && <Failed error={error} onRetry={refetch} />}
        {data ? (
          <List setup={data} onChange={(setup) => void changed(setup)} />
        ) : (
          !error && <Skeleton variant="rounded" height={360} aria-label={t('Loading the steps')} />
        )}
      </Box>
    </Guarded>
  );
};
