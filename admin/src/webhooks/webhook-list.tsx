import { DataTable } from 'react-admin';
import { NamedList } from '../layout/named-list';
import { SettingsNav } from '../layout/settings-nav';
import type { WebhookRecord } from '../records';
import { standingOf, typesText } from './webhook-texts';
import { t } from '../texts';

/** Where other systems are told what happens. */
export const WebhookList = () => (
  <>
    <SettingsNav />
    <NamedList<WebhookRecord>
      title={t('Webhooks')}
      create={t('Create webhook')}
      empty={{
        title: t('No webhooks yet'),
        text: t('A webhook tells another system what happens as it happens: an order, a price, a stock.'),
      }}
      stateOf={standingOf}
      lines={(one) => `${one.url} · ${typesText(one)}`}
      to={(one) => `/webhooks/${one.id}`}
    >
      <DataTable.Col source="url" label={t('Address')} disableSort sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col label={t('Told of')} disableSort render={typesText} />
    </NamedList>
  </>
);
