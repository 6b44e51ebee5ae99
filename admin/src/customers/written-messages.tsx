import { Box, Link, Typography } from '@mui/material';
import { CanAccess, useGetList, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Failed } from '../layout/failed';
import { dateTime } from '../layout/format';
import { MessageChip } from '../layout/message-chip';
import { calledOf } from '../layout/message-words';
import { Section } from '../layout/section';
import type { CustomerRecord, MessageRecord } from '../records';
import { t } from '../texts';

const SHOWN = 5;

const Line = ({ one }: { one: MessageRecord }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
    <Link component={RouterLink} to={`/messages/${one.id}/show`} sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{calledOf(one)}</bdi>
    </Link>
    <Typography variant="body2">{dateTime(one.updatedAt)}</Typography>
    <MessageChip one={one} />
  </Box>
);

const Written = ({ email }: Pick<CustomerRecord, 'email'>) => {
  const { data, total, error, refetch } = useGetList<MessageRecord>('messages', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'updatedAt', order: 'DESC' },
    filter: { email },
  });
  if (!error && (!data || data.length === 0)) return null;
  const all = encodeURIComponent(JSON.stringify({ email }));
  return (
    <Section title={t('Messages')}>
      {error && <Failed error={error} onRetry={refetch} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data?.map((one) => (
          <Line key={one.id} one={one} />
        ))}
      </Box>
      {(total ?? 0) > SHOWN && (
        <Link component={RouterLink} to={`/messages?filter=${all}`} sx={{ display: 'inline-block', mt: 1 }}>
          {t('Show all {count}', { count: total ?? 0 })}
        </Link>
      )}
    </Section>
  );
};

/** What was written to the shop from the address of a customer, for those who may read it; nothing where nothing was. */
export const WrittenMessages = () => {
  const customer = useRecordContext<CustomerRecord>();
  if (!customer?.email) return null;
  return (
    <CanAccess resource="messages" action="list">
      <Written email={customer.email} />
    </CanAccess>
  );
};
