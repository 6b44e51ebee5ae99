import type { ReactNode } from 'react';
import { CreateButton, DataTable, type RaRecord } from 'react-admin';
import { EmptyPage } from './empty-page';
import { RowLink } from './row-link';
import { Rows } from './rows';
import { ShortList } from './short-list';
import { StatusChip } from './status-chip';
import { t } from '../texts';

type Named = RaRecord & { name: string };
type Props<One extends Named> = {
  title: string;
  /** On the buttons that make one. */
  create: string;
  empty: { title: string; text: string };
  stateOf: (one: One) => { status: string; label?: string };
  /** Below the name on a phone. */
  lines: (one: One) => string;
  to: (one: One) => string;
  /** The columns behind name and state. */
  children: ReactNode;
};

/** Things that have a name and a state, and of which a shop has few: keys, webhooks. */
export const NamedList = <One extends Named>({ stateOf, children, ...of }: Props<One>) => (
  <ShortList
    title={of.title}
    create={of.create}
    empty={
      <EmptyPage {...of.empty}>
        <CreateButton label={of.create} variant="contained" />
      </EmptyPage>
    }
  >
    <Rows<One>
      title={(one) => one.name}
      aside={(one) => <StatusChip {...stateOf(one)} />}
      lines={of.lines}
      to={of.to}
    >
      <DataTable.Col
        source="name"
        label={t('Name')}
        sx={{ fontWeight: 600 }}
        render={(one: One) => <RowLink>{one.name}</RowLink>}
      />
      <DataTable.Col label={t('State')} disableSort render={(one: One) => <StatusChip {...stateOf(one)} />} />
      {children}
    </Rows>
  </ShortList>
);
