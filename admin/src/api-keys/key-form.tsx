import { useState } from 'react';
import { Create, maxLength, required, TextInput, useDataProvider, useRedirect } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { DateTimeField } from '../layout/date-time-field';
import { FormSection } from '../layout/form-section';
import { PermissionsInput } from '../layout/permissions-input';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { SaveBar } from '../layout/save-bar';
import { SecretDialog, secretWords } from '../layout/secret-dialog';
import { ShopForm } from '../layout/shop-form';
import type { MadeApiKey } from '../records';
import { KEPT, linesOf } from './key-texts';
import { Rotation } from './rotation';
import { t } from '../texts';

const nameRules = [required(t('Name is required')), maxLength(60, t('Name must be at most 60 characters'))];
const REVOCATION = {
  title: t('Revoke this key?'),
  text: t('The system that uses it is refused from its next call. This cannot be undone.'),
  label: t('Revoke'),
};

const Scopes = () => {
  const provider = useDataProvider<ShopDataProvider>();
  return <PermissionsInput source="scopes" kept="key-scopes" load={() => provider.keyScopes()} />;
};

const asText = (networks: unknown) => (Array.isArray(networks) ? networks.join('\n') : (networks ?? ''));

const KeyFields = ({ saved = false }: { saved?: boolean }) => (
  <ShopForm toolbar={<SaveBar saved={saved} create={t('Create key')} deletion={saved && REVOCATION} />}>
    <FormSection title={t('Name')} hint={t('Which system it is for. The audit log names it.')}>
      <TextInput source="name" label={t('Name')} validate={nameRules} />
    </FormSection>
    {saved && (
      <FormSection title={t('Secrets')} hint={t('Each good one, by its last letters.')}>
        <Rotation />
      </FormSection>
    )}
    <FormSection
      title={t('Scopes')}
      hint={t('At most what you may do. What whoever answers for the key loses, the key loses, too.')}
    >
      <Scopes />
    </FormSection>
    <FormSection title={t('Limits')} hint={t('They hold from the next call.')}>
      <TextInput
        source="networks"
        label={t('Allowed networks')}
        multiline
        format={asText}
        helperText={t('An address or a network such as 203.0.113.0/24 a line. Empty: from anywhere.')}
      />
      <DateTimeField source="expiresAt" label={t('Ends')} helperText={t('Empty: never')} />
    </FormSection>
  </ShopForm>
);

type Typed = { networks?: string | string[] | null };
/** As the API takes it. */
const sent = <Key extends Typed>(key: Key) => ({
  ...key,
  networks: typeof key.networks === 'string' ? linesOf(key.networks) : (key.networks ?? []),
});

export const KeyCreate = () => {
  const [secret, setSecret] = useState('');
  const redirect = useRedirect();
  return (
    <>
      <Create
        title={t('Create API key')}
        transform={sent}
        mutationOptions={{ onSuccess: (made) => setSecret((made as unknown as MadeApiKey).secret) }}
        sx={{ maxWidth: 920 }}
      >
        <KeyFields />
      </Create>
      {secret && (
        <SecretDialog
          secret={secret}
          words={secretWords(KEPT)}
          onClose={() => redirect('list', 'api-keys')}
        />
      )}
    </>
  );
};

export const KeyEdit = () => (
  <ShopEdit
    title={<RecordTitle otherwise={t('API key')} />}
    mutationMode="pessimistic"
    actions={false}
    transform={sent}
    sx={{ maxWidth: 920 }}
  >
    <KeyFields saved />
  </ShopEdit>
);
