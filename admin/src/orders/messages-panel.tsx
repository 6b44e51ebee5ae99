import { Box, Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Failed } from '../layout/failed';
import { dateTime } from '../layout/format';
import { Section } from '../layout/section';
import { MessageChip } from '../layout/message-chip';
import { calledOf } from '../layout/message-words';
import type { MessageRecord, OrderRecord } from '../records';
import { t } from '../texts';

const MOST = 20;

/** What visitors have written about the order, as the staff has said. Nothing where nobody has. */
export const MessagesPanel = ({ order }: { order: OrderRecord }) => {
  const { data, error, refetch } = useGetList<MessageRecord>('messages', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { orderId: order.id },
  });
  if (!error && !data?.length) return null;
  return (
    <Section title={t('Messages of visitors')}>
      {error && <Failed error={error} onRetry={refetch} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data?.map((one) => (
          <Box component="li" key={one.id}>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
              <Link component={RouterLink} to={`/messages/${one.id}/show`} sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{calledOf(one)}</bdi>
              </Link>
              <MessageChip one={one} />
            </Box>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <bdi>{one.name}</bdi> · {dateTime(one.createdAt)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
};
