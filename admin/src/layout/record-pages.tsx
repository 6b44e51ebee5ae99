import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import {
  EditBase,
  EditView,
  Show,
  useCreatePath,
  useEditContext,
  useResourceContext,
  useShowContext,
  type EditProps,
  type EditViewProps,
  type Identifier,
  type ShowProps,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyPage } from './empty-page';
import { Failed } from './failed';
import { Guarded } from './guarded';
import { WHOLE } from './use-change';
import { t } from '../texts';

const Gone = ({ resource }: { resource: string }) => {
  const to = useCreatePath()({ resource, type: 'list' });
  return (
    <EmptyPage
      title={t('This no longer exists')}
      text={t('It has been removed, or the address is mistyped.')}
    >
      <Button component={Link} to={to} variant="contained">
        {t('To the list')}
      </Button>
    </EmptyPage>
  );
};

type Reading = { record?: unknown; error?: unknown; refetch: () => unknown; resource: string };

const isGone = ({ error }: Reading) => (error as { status?: number } | null)?.status === 404;

/** Why there is nothing to show. */
const Unread = ({ reading }: { reading: Reading }) =>
  isGone(reading) ? (
    <Gone resource={reading.resource} />
  ) : (
    <Failed error={reading.error} onRetry={reading.refetch} />
  );

/** What is on the page stays while the server is away: a note half written is not thrown out. */
const Page = ({ reading, children }: { reading: Reading; children: ReactNode }) => (
  <>
    {reading.error ? <Unread reading={reading} /> : null}
    {reading.error && !reading.record ? null : children}
  </>
);

/** The page says it; react-admin would say that the record does not exist, whatever happened, and go to the list. */
const QUIET = { onError: () => undefined };

const Shown = ({ children }: { children: ReactNode }) => <Page reading={useShowContext()}>{children}</Page>;

type PageProps = Pick<ShowProps, 'resource' | 'id' | 'title' | 'queryOptions'> & { children: ReactNode };

/** A record's page, for those who may read it, that says why it could not be read. */
export const ShopShow = ({ children, queryOptions, ...props }: PageProps) => {
  const resource = useResourceContext(props) ?? '';
  return (
    <Guarded resource={resource} action="show">
      <Show
        {...props}
        actions={false}
        component="div"
        sx={{ '& .RaShow-main': { mt: 2 } }}
        queryOptions={{ ...QUIET, ...queryOptions, meta: WHOLE }}
      >
        <Shown>{children}</Shown>
      </Show>
    </Guarded>
  );
};

type FormProps = Pick<
  EditProps,
  'resource' | 'mutationMode' | 'redirect' | 'mutationOptions' | 'transform'
> & {
  id?: Identifier;
};
type ViewProps = Pick<EditViewProps, 'title' | 'actions' | 'component' | 'sx'> & { children: ReactNode };

const Form = ({ children, ...view }: ViewProps) => {
  const reading = useEditContext();
  return (
    <EditView {...view} error={reading.record ? undefined : <Unread reading={reading} />}>
      <Page reading={reading}>{children}</Page>
    </EditView>
  );
};

/** Keeps the record of a form apart from what a list read a while ago, and forgets it when the form is left. */
export const OWN = { form: true };
const NOW = { ...QUIET, meta: OWN, gcTime: 0 };

/** A record's form, for those who may change it: opens on what the server says now, and says why it could not be read. */
export const ShopEdit = (props: FormProps & ViewProps) => {
  const { resource, id, mutationMode, redirect, mutationOptions, transform, ...view } = props;
  const own = useResourceContext({ resource }) ?? '';
  return (
    <Guarded resource={own} action="edit">
      <EditBase
        {...{ resource, id, mutationMode, redirect }}
        {...(transform ? { transform } : {})}
        queryOptions={NOW}
        mutationOptions={{ ...mutationOptions, meta: OWN }}
      >
        <Form {...view} />
      </EditBase>
    </Guarded>
  );
};
