import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Create,
  maxLength,
  required,
  TextInput,
  useDataProvider,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { dateTime } from '../layout/format';
import { FormSection } from '../layout/form-section';
import { PermissionsInput } from '../layout/permissions-input';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { SaveBar } from '../layout/save-bar';
import { SecretDialog, secretWords } from '../layout/secret-dialog';
import { ShopForm } from '../layout/shop-form';
import type { MadeWebhook, WebhookRecord } from '../records';
import { WebhookActions } from './webhook-actions';
import { Deliveries } from './webhook-deliveries';
import { choices, inShort, KEPT, spelledOut } from './webhook-texts';
import { t } from '../texts';

const nameRules = [required(t('Name is required')), maxLength(60, t('Name must be at most 60 characters'))];
const urlRules = [required(t('Address is required'))];
const REMOVAL = {
  title: t('Remove this webhook?'),
  text: t(
    'The other system is told nothing any more, and what was sent to it is forgotten. This cannot be undone.',
  ),
  label: t('Remove'),
};

const Types = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: ['event-types'], queryFn: () => shop.eventTypes() });
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return null;
  return (
    <PermissionsInput
      source="types"
      kept="event-type-choices"
      load={() => Promise.resolve(choices(data))}
      format={(value) => spelledOut(value ?? [], data)}
      parse={(chosen) => inShort(chosen, data)}
    />
  );
};

/** Why nothing is sent, or what does not arrive. */
const Trouble = () => {
  const webhook = useRecordContext<WebhookRecord>();
  if (!webhook?.failingSince && !webhook?.offReason) return null;
  if (webhook.offReason === 'by-hand')
    return <Alert severity="info">{t('It is off. What happens waits.')}</Alert>;
  if (webhook.offReason)
    return (
      <Alert severity="error">
        {t(
          'Off since {offAt}: {isGone, select, true {the receiver answered that it is gone (410)} other {an event did not arrive for three days}}. Switched on again, what waits follows.',
          { offAt: dateTime(webhook.offAt), isGone: webhook.offReason === 'gone' },
        )}
      </Alert>
    );
  return (
    <Alert severity="warning">
      {t(
        'Something does not arrive since {failingSince}. It is tried again; after three days the webhook is switched off.',
        { failingSince: dateTime(webhook.failingSince) },
      )}
    </Alert>
  );
};

const WebhookFields = ({ saved = false }: { saved?: boolean }) => (
  <ShopForm toolbar={<SaveBar saved={saved} create={t('Create webhook')} deletion={saved && REMOVAL} />}>
    <FormSection title={t('Receiver')} hint={t('Which system it is, and where it listens.')}>
      <TextInput source="name" label={t('Name')} validate={nameRules} />
      <TextInput
        source="url"
        label={t('Address')}
        type="url"
        validate={urlRules}
        helperText={t('By https, such as https://books.example/duka')}
      />
    </FormSection>
    <FormSection title={t('Told of')} hint={t('All of a thing includes what comes later.')}>
      <Types />
    </FormSection>
  </ShopForm>
);

export const WebhookCreate = () => {
  const [made, setMade] = useState<MadeWebhook>();
  const redirect = useRedirect();
  return (
    <>
      <Create
        title={t('Create webhook')}
        mutationOptions={{ onSuccess: (record: MadeWebhook) => setMade(record) }}
        sx={{ maxWidth: 920 }}
      >
        <WebhookFields />
      </Create>
      {made && (
        <SecretDialog
          secret={made.secret}
          words={secretWords(KEPT)}
          onClose={() => redirect('edit', 'webhooks', made.id)}
        />
      )}
    </>
  );
};

export const WebhookEdit = () => (
  <ShopEdit
    title={<RecordTitle otherwise={t('Webhook')} />}
    mutationMode="pessimistic"
    redirect={false}
    actions={false}
    sx={{ maxWidth: 920 }}
  >
    <Trouble />
    <WebhookActions />
    <WebhookFields saved />
    <Deliveries />
  </ShopEdit>
);
