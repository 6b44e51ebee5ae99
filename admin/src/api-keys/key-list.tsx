import { DataTable } from 'react-admin';
import { NamedList } from '../layout/named-list';
import type { ApiKeyRecord } from '../records';
import { endText, scopesText, stateText, usedText } from './key-texts';
import { t } from '../texts';

/** The keys by which other systems use the back office. */
export const KeyList = () => (
  <NamedList<ApiKeyRecord>
    title={t('API keys')}
    create={t('Create key')}
    empty={{
      title: t('No API keys yet'),
      text: t('A key lets another system use the back office: bookkeeping, a till, a marketplace.'),
    }}
    stateOf={(key) => ({ status: key.state, label: stateText(key) })}
    lines={(key) =>
      t('{scopesText} · {owner} · last used: {usedText}', {
        scopesText: scopesText(key),
        owner: key.owner,
        usedText: usedText(key),
      })
    }
    to={(key) => `/api-keys/${key.id}`}
  >
    <DataTable.Col
      label={t('Scopes')}
      align="right"
      disableSort
      render={(key: ApiKeyRecord) => key.scopes.length}
    />
    <DataTable.Col source="owner" label={t('Answers for it')} disableSort />
    <DataTable.Col label={t('Last used')} disableSort render={usedText} />
    <DataTable.Col label={t('Ends')} disableSort render={endText} />
  </NamedList>
);
