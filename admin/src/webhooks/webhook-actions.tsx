import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { dateTime } from '../layout/format';
import { RotationDialog } from '../layout/rotation-dialog';
import { useAct } from '../layout/use-act';
import { SecretDialog, secretWords } from '../layout/secret-dialog';
import type { WebhookRecord } from '../records';
import { KEPT, outcomeOf } from './webhook-texts';
import { t } from '../texts';

/** Switches it on or off, tries it, and makes another secret. */
export const WebhookActions = () => {
  const webhook = useRecordContext<WebhookRecord>();
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const { busy, act } = useAct(t('This was not done'));
  const [asked, setAsked] = useState(false);
  const [made, setMade] = useState('');
  if (!webhook) return null;
  const test = () =>
    act(async () => {
      const sent = await shop.testWebhook(webhook.id);
      const hasArrived = sent.state === 'delivered';
      notify(`${hasArrived ? t('The test has arrived') : t('The test did not arrive')}: ${outcomeOf(sent)}`, {
        type: hasArrived ? 'success' : 'warning',
      });
      await queries.invalidateQueries({ queryKey: ['webhook-deliveries', webhook.id] });
    });
  const change = () =>
    act(async () => {
      await shop.switchWebhook(webhook.id, !webhook.isOn);
      refresh();
    });
  const kept = () => {
    setMade('');
    refresh();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 2, pb: 0 }}>
      <Button variant="contained" disabled={busy} onClick={() => void test()}>
        {t('Send a test')}
      </Button>
      <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void change()}>
        {webhook.isOn ? t('Switch off') : t('Switch on')}
      </Button>
      <Button variant="outlined" color="inherit" disabled={busy} onClick={() => setAsked(true)}>
        {t('Make another secret')}
      </Button>
      {webhook.overlapEndsAt && (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {t('Signed with the former secret, too, until {overlapEndsAt}', {
            overlapEndsAt: dateTime(webhook.overlapEndsAt),
          })}
        </Box>
      )}
      {asked && (
        <RotationDialog
          text={t('The receiver can change over while messages are signed with both.')}
          make={(hours) => shop.rotateWebhook(webhook.id, hours)}
          onMade={(secret) => {
            setAsked(false);
            setMade(secret);
          }}
          onClose={() => setAsked(false)}
        />
      )}
      {made && <SecretDialog secret={made} words={secretWords(KEPT)} onClose={kept} />}
    </Box>
  );
};
