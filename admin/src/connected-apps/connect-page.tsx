import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, Title, useDataProvider, useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { Guarded } from '../layout/guarded';
import { PermissionsInput } from '../layout/permissions-input';
import { Section } from '../layout/section';
import type { AppRequest } from '../records';
import { t } from '../texts';

/** What changes nothing is chosen beforehand; the rest the person chooses. */
const harmless = ({ scopes }: AppRequest): string[] =>
  scopes.map(({ id }): string => id).filter((id) => id.endsWith('.read'));

type Props = {
  request: AppRequest;
  asked: string;
  /** Leaves the panel. */
  goTo: (address: string) => void;
};

const Question = ({ request, asked, goTo }: Props) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const agree = async ({ scopes = [] }: { scopes?: string[] }) => {
    setBusy(true);
    try {
      goTo((await shop.connectApp(asked, scopes)).redirectTo);
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : t('Not connected'), { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <Section title={t('“{name}” asks to be let in', { name: request.name })}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '70ch' }}>
        {t(
          'It acts for you, within what you choose here and what you may do yourself, until you disconnect it. You are sent back to {host}. The shop has not checked who is behind it: agree only if you have just asked for this.',
          { host: request.host },
        )}
      </Typography>
      <Form
        defaultValues={{ scopes: harmless(request) }}
        onSubmit={(values: { scopes?: string[] }) => void agree(values)}
      >
        <PermissionsInput
          source="scopes"
          kept={`app-request ${asked}`}
          load={() => Promise.resolve(request.scopes)}
        />
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={busy}>
            {t('Let it in')}
          </Button>
          <Button color="inherit" disabled={busy} onClick={() => goTo(request.refusedTo)}>
            {t('Refuse')}
          </Button>
        </Stack>
      </Form>
    </Section>
  );
};

const leave = (address: string) => window.location.assign(address);

/** Where an application sends a person who is to let it in. */
export const ConnectPage = ({ goTo = leave }: { goTo?: (address: string) => void }) => {
  const asked = useLocation().search.slice(1);
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['app-request', asked],
    queryFn: () => shop.appRequest(asked),
  });
  return (
    <Guarded resource="api-keys" action="create">
      <Title title={t('Connect an application')} />
      <Stack spacing={2} sx={{ maxWidth: 920 }}>
        {error && <Failed error={error} onRetry={refetch} />}
        {isPending && <Skeleton variant="rounded" height={240} />}
        {data && <Question request={data} asked={asked} goTo={goTo} />}
      </Stack>
    </Guarded>
  );
};
