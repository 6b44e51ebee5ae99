import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

type Props = { to?: 'edit' | 'show'; children: ReactNode };

/** What a row is called, as a link to its page for those who may open it: a row is pressed with the mouse alone. */
export const RowLink = ({ to = 'edit', children }: Props) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const path = useCreatePath();
  const { canAccess } = useCanAccess({ resource, action: to });
  if (!record) return null;
  if (!canAccess) return children;
  return (
    <Link
      component={RouterLink}
      to={path({ resource, type: to, id: record.id })}
      color="inherit"
      underline="hover"
      // the row would go to the same page a second time
      onClick={(event) => event.stopPropagation()}
    >
      <bdi>{children}</bdi>
    </Link>
  );
};
