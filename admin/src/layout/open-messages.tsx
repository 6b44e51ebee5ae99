import { Badge } from '@mui/material';
import MessagesIcon from '@mui/icons-material/ForumOutlined';
import { useCanAccess, useGetList } from 'react-admin';
import { t } from '../texts';

/** The entry's sign, with how many messages wait for an answer. */
export const OpenMessages = () => {
  const { canAccess = false } = useCanAccess({ resource: 'messages', action: 'list' });
  const { total = 0 } = useGetList(
    'messages',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { status: 'open' },
    },
    { enabled: canAccess, staleTime: 60_000 },
  );
  if (total === 0) return <MessagesIcon />;
  const label = t('{count, plural, one {# open message} other {# open messages}}', { count: total });
  return (
    <Badge badgeContent={total} color="primary" max={99} role="img" aria-label={label}>
      <MessagesIcon />
    </Badge>
  );
};
