import { CreateButton, DataTable } from 'react-admin';
import { EmptyPage } from '../layout/empty-page';
import { RowLink } from '../layout/row-link';
import { Rows } from '../layout/rows';
import { ShortList } from '../layout/short-list';
import { StatusChip } from '../layout/status-chip';
import type { ApiKeyRecord } from '../records';
import { endText, scopesText, stateText, usedText } from './key-texts';

const State = ({ of }: { of: ApiKeyRecord }) => <StatusChip status={of.state} label={stateText(of)} />;

/** The keys by which other systems use the back office. */
export const KeyList = () => (
  <ShortList
    title="API keys"
    create="Create key"
    empty={
      <EmptyPage
        title="No API keys yet"
        text="A key lets another system use the back office: bookkeeping, a till, a marketplace."
      >
        <CreateButton label="Create key" variant="contained" />
      </EmptyPage>
    }
  >
    <Rows<ApiKeyRecord>
      title={(key) => key.name}
      aside={(key) => <State of={key} />}
      lines={(key) => `${scopesText(key)} · ${key.owner} · last used: ${usedText(key)}`}
      to={(key) => `/api-keys/${key.id}`}
    >
      <DataTable.Col
        source="name"
        sx={{ fontWeight: 600 }}
        render={(key: ApiKeyRecord) => <RowLink>{key.name}</RowLink>}
      />
      <DataTable.Col label="State" disableSort render={(key: ApiKeyRecord) => <State of={key} />} />
      <DataTable.Col
        label="Scopes"
        align="right"
        disableSort
        render={(key: ApiKeyRecord) => key.scopes.length}
      />
      <DataTable.Col source="owner" label="Answers for it" disableSort />
      <DataTable.Col label="Last used" disableSort render={usedText} />
      <DataTable.Col label="Ends" disableSort render={endText} />
    </Rows>
  </ShortList>
);
