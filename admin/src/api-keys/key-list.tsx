import { DataTable } from 'react-admin';
import { NamedList } from '../layout/named-list';
import type { ApiKeyRecord } from '../records';
import { endText, scopesText, stateText, usedText } from './key-texts';

/** The keys by which other systems use the back office. */
export const KeyList = () => (
  <NamedList<ApiKeyRecord>
    title="API keys"
    create="Create key"
    empty={{
      title: 'No API keys yet',
      text: 'A key lets another system use the back office: bookkeeping, a till, a marketplace.',
    }}
    stateOf={(key) => ({ status: key.state, label: stateText(key) })}
    lines={(key) => `${scopesText(key)} · ${key.owner} · last used: ${usedText(key)}`}
    to={(key) => `/api-keys/${key.id}`}
  >
    <DataTable.Col
      label="Scopes"
      align="right"
      disableSort
      render={(key: ApiKeyRecord) => key.scopes.length}
    />
    <DataTable.Col source="owner" label="Answers for it" disableSort />
    <DataTable.Col label="Last used" disableSort render={usedText} />
    <DataTable.Col label="Ends" disableSort render={endText} />
  </NamedList>
);
