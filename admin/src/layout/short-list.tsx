import type { ReactElement, ReactNode } from 'react';
import { CreateButton } from 'react-admin';
import { ListToolbar } from './list-toolbar';
import { PageXofY } from './page-x-of-y';
import { ShopList } from './shop-list';

type Props = { title?: string; create: string; empty?: ReactElement; children: ReactNode };

/** A list that fits on a page as a rule, the oldest first, and the button that adds to it. */
export const ShortList = ({ create, children, ...view }: Props) => (
  <ShopList
    {...view}
    sort={{ field: 'createdAt', order: 'ASC' }}
    pagination={<PageXofY onlySeveral />}
    actions={
      <ListToolbar>
        <CreateButton label={create} variant="contained" />
      </ListToolbar>
    }
  >
    {children}
  </ShopList>
);
