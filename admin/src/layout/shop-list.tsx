import type { ReactNode } from 'react';
import {
  ListBase,
  ListContextProvider,
  ListView,
  Loading,
  useListContext,
  type ListControllerResult,
  type ListProps,
} from 'react-admin';
import { useHref, useLocation } from 'react-router-dom';
import { Failed } from './failed';
import { PageXofY } from './page-x-of-y';

/**
 * react-admin takes over what is typed into a filter after a pause, by going to the list's address with the filter in
 * it. Whoever has opened a record meanwhile has left: while the code of the record's page is on its way the list is
 * still shown, but the address is no longer its own, and it must not bring the person back.
 */
const WhileHere = ({ children }: { children: ReactNode }) => {
  const list = useListContext() as ListControllerResult;
  const here = useHref(useLocation().pathname);
  const setFilters: ListControllerResult['setFilters'] = (...filters) => {
    if (window.location.pathname === here) list.setFilters(...filters);
  };
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>;
};

/** Why a list could not be read, above what was read before. */
export const Unread = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useListContext();
  return (
    <Failed error={error} onRetry={refetch}>
      {data && children}
    </Failed>
  );
};

type Props = Pick<
  ListProps,
  'title' | 'perPage' | 'sort' | 'filters' | 'exporter' | 'actions' | 'empty' | 'resource'
> & { pagination?: ReactNode; children: ReactNode };

/**
 * The list of every page: react-admin's, whose pending filter does not outlive the visit, and which says why it failed.
 * What the API itself exports, or nobody needs as a file, has no `exporter`.
 */
export const ShopList = ({
  perPage = 25,
  pagination = <PageXofY />,
  exporter = false,
  sort,
  resource,
  children,
  ...view
}: Props) => (
  <ListBase authLoading={<Loading />} offline={false} {...{ perPage, sort, exporter, resource }}>
    <WhileHere>
      <ListView {...view} pagination={pagination} error={<Unread>{children}</Unread>}>
        {children}
      </ListView>
    </WhileHere>
  </ListBase>
);
