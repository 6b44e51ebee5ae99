import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useCanAccess, useGetIdentity, useNotify, useRefresh } from 'react-admin';
import { httpClient } from '../http-client';
import type { CustomerRecord } from '../records';
import { useAct } from '../layout/use-act';
import { t } from '../texts';

type Step = { path: string; label: string; title: string; text: string; done: string };

const steps = ({ name }: CustomerRecord): Step[] => [
  {
    path: 'second-factor-removal',
    label: t('Turn two-step login off'),
    title: t('Turn two-step login off for {name}?', { name }),
    text: t(
      'For whoever has lost their device: be sure that it is them. App, passkeys and recovery codes go, they are logged out, and the password alone opens the account. They are told by email.',
    ),
    done: t('Two-step login is off'),
  },
  {
    path: 'log-out',
    label: t('Log out everywhere'),
    title: t('Log {name} out everywhere?', { name }),
    text: t(
      'All sessions end, with the links in their mails. They can log in again. They are told by email.',
    ),
    done: t('Logged out everywhere'),
  },
];

/** What helps whoever has lost a device; asked before, and never for oneself. */
export const SecurityActions = ({ customer }: { customer: CustomerRecord }) => {
  const [asked, setAsked] = useState<Step | null>(null);
  const { busy, act } = useAct(t('Not done'));
  const { identity } = useGetIdentity();
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'secure' });
  const notify = useNotify();
  const refresh = useRefresh();
  if (!canAccess || identity?.id === customer.id) return null;

  const run = async ({ path, done }: Step) => {
    await act(async () => {
      const address = `/api/v1/admin/customers/${encodeURIComponent(String(customer.id))}/${path}`;
      await httpClient(address, { method: 'POST', body: '{}' });
      notify(done, { type: 'success' });
    });
    setAsked(null);
    refresh();
  };

  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
      {steps(customer).map((step) => (
        <Button
          key={step.path}
          size="small"
          variant="outlined"
          color="inherit"
          disabled={busy}
          onClick={() => setAsked(step)}
        >
          {step.label}
        </Button>
      ))}
      <Confirm
        isOpen={asked !== null}
        loading={busy}
        title={asked?.title ?? ''}
        content={asked?.text ?? ''}
        confirm={asked?.label ?? ''}
        onConfirm={() => {
          if (asked && !busy) void run(asked);
        }}
        onClose={() => setAsked(null)}
      />
    </Box>
  );
};
