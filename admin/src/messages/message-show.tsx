import { Box, Link, Typography } from '@mui/material';
import { CanAccess, useCanAccess, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { languageName } from '../languages';
import { dateTime } from '../layout/format';
import { ShopShow } from '../layout/record-pages';
import { Detail, DetailList, Section } from '../layout/section';
import type { MessageInFull } from '../records';
import { t } from '../texts';
import { MessageActions } from './message-actions';
import { MessageChip } from '../layout/message-chip';
import { ReplyForm } from './reply-form';
import { titleOf } from '../layout/message-words';
import { Account, Orders } from './writer';

type Said = { id: string; by: string; at: string; text: string; isOurs: boolean };

const saidIn = (one: MessageInFull): Said[] => [
  { id: one.id, by: one.name, at: one.createdAt, text: one.message, isOurs: false },
  ...one.replies.map(({ id, by, at, text }) => ({ id, by: by ?? t('Staff'), at, text, isOurs: true })),
];

/** What was said, as it was written: text, and nothing but text. */
const Words = ({ one }: { one: MessageInFull }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {saidIn(one).map(({ id, by, at, text, isOurs }) => (
      <Box
        component="li"
        key={id}
        sx={{
          p: 1.5,
          borderRadius: 2,
          bgcolor: isOurs ? 'action.hover' : 'transparent',
          border: 1,
          borderColor: 'divider',
          marginInlineStart: isOurs ? { xs: 2, sm: 6 } : 0,
          marginInlineEnd: isOurs ? 0 : { xs: 2, sm: 6 },
        }}
      >
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <bdi>{by}</bdi> · {dateTime(at)}
        </Typography>
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}>
          {text}
        </Typography>
      </Box>
    ))}
  </Box>
);

const Facts = ({ one }: { one: MessageInFull }) => {
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'messages', action: 'edit' });
  const { canAccess: maySeeStaff = false } = useCanAccess({ resource: 'customers', action: 'list' });
  return (
    <Section title={t('Message')}>
      <DetailList>
        <Detail label={t('Status')}>
          <MessageChip one={one} />
        </Detail>
        <Detail label={t('Reference')}>{one.reference}</Detail>
        <Detail label={t('Sender')}>{one.name}</Detail>
        <Detail label={t('Email')}>{one.email}</Detail>
        <Detail label={t('Language')}>{languageName(one.language)}</Detail>
        {maySeeStaff && <Account email={one.email} />}
        {!(mayWrite && maySeeStaff) && <Detail label={t('In hand of')}>{one.assignee}</Detail>}
        <Detail label={t('Order')}>
          {one.orderId && (
            <Link component={RouterLink} to={`/orders/${one.orderId}/show`}>{`#${one.orderNumber}`}</Link>
          )}
        </Detail>
      </DetailList>
      {mayWrite && <MessageActions one={one} />}
    </Section>
  );
};

const Conversation = () => {
  const one = useRecordContext<MessageInFull>();
  if (!one?.replies) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '2fr 1fr' },
        alignItems: 'start',
      }}
    >
      <Section title={one.subject || t('Without a subject')}>
        <Words one={one} />
        <CanAccess resource="messages" action="edit">
          <ReplyForm one={one} />
        </CanAccess>
      </Section>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Facts one={one} />
        <CanAccess resource="orders" action="list">
          <Orders one={one} />
        </CanAccess>
      </Box>
    </Box>
  );
};

const Title = () => {
  const one = useRecordContext<MessageInFull>();
  return <>{one ? titleOf(one) : t('Message')}</>;
};

/** One message with what was answered. */
export const MessageShow = () => (
  <ShopShow title={<Title />}>
    <Conversation />
  </ShopShow>
);
