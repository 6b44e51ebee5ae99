import { Badge, IconButton } from '@mui/material';
import MessagesIcon from '@mui/icons-material/ForumOutlined';
import { useCanAccess, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '../texts';

const NOW_AND_THEN_MS = 60_000;
const OPEN = { status: 'open' };

/** Opens the inbox at what waits for an answer. */
export const OPEN_MESSAGES = `?${new URLSearchParams({ filter: JSON.stringify(OPEN) })}`;

/** How many messages wait for an answer. */
function useOpenMessages(): number {
  const { canAccess = false } = useCanAccess({ resource: 'messages', action: 'list' });
  const { total = 0 } = useGetList(
    'messages',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: OPEN,
    },
    { enabled: canAccess, staleTime: NOW_AND_THEN_MS, refetchInterval: NOW_AND_THEN_MS },
  );
  return total;
}

const waiting = (count: number): string =>
  t('{count, plural, one {# message to be answered} other {# messages to be answered}}', { count });

/** The entry's sign, with how many messages wait for an answer. */
export const OpenMessages = () => {
  const total = useOpenMessages();
  if (total === 0) return <MessagesIcon />;
  return (
    <Badge badgeContent={total} color="primary" max={99} role="img" aria-label={waiting(total)}>
      <MessagesIcon />
    </Badge>
  );
};

/** In the bar of a phone, whose menu is folded away: only where something waits. */
export const OpenMessagesButton = () => {
  const total = useOpenMessages();
  if (total === 0) return null;
  return (
    <IconButton color="inherit" component={Link} to={`/messages${OPEN_MESSAGES}`} aria-label={waiting(total)}>
      <Badge badgeContent={total} color="primary" max={99}>
        <MessagesIcon />
      </Badge>
    </IconButton>
  );
};
