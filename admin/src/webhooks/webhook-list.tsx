import { CreateButton, DataTable } from 'react-admin';
import { EmptyPage } from '../layout/empty-page';
import { RowLink } from '../layout/row-link';
import { Rows } from '../layout/rows';
import { SettingsNav } from '../layout/settings-nav';
import { ShortList } from '../layout/short-list';
import { StatusChip } from '../layout/status-chip';
import type { WebhookRecord } from '../records';
import { standingOf, typesText } from './webhook-texts';

const Standing = ({ of }: { of: WebhookRecord }) => <StatusChip {...standingOf(of)} />;

/** Where other systems are told what happens. */
export const WebhookList = () => (
  <>
    <SettingsNav />
    <ShortList
      title="Webhooks"
      create="Create webhook"
      empty={
        <EmptyPage
          title="No webhooks yet"
          text="A webhook tells another system what happens as it happens: an order, a price, a stock."
        >
          <CreateButton label="Create webhook" variant="contained" />
        </EmptyPage>
      }
    >
      <Rows<WebhookRecord>
        title={(one) => one.name}
        aside={(one) => <Standing of={one} />}
        lines={(one) => `${one.url} · ${typesText(one)}`}
        to={(one) => `/webhooks/${one.id}`}
      >
        <DataTable.Col
          source="name"
          sx={{ fontWeight: 600 }}
          render={(one: WebhookRecord) => <RowLink>{one.name}</RowLink>}
        />
        <DataTable.Col label="State" disableSort render={(one: WebhookRecord) => <Standing of={one} />} />
        <DataTable.Col source="url" label="Address" disableSort sx={{ overflowWrap: 'anywhere' }} />
        <DataTable.Col label="Told of" disableSort render={typesText} />
      </Rows>
    </ShortList>
  </>
);
