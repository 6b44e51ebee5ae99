import { Box, Link, Typography } from '@mui/material';
import { CanAccess, useGetList, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dateTime } from '../layout/format';
import { OrderStatusChip } from '../layout/order-status-chip';
import { ShopShow } from '../layout/record-pages';
import { Detail, DetailList, Section } from '../layout/section';
import { StatusChip } from '../layout/status-chip';
import type { CustomerRecord, MessageInFull, OrderSummary } from '../records';
import { t } from '../texts';
import { AssigneeChoice } from './assignee-choice';
import { MessageActions } from './message-actions';
import { subjectOf } from './message-list';
import { OrderChoice } from './order-choice';
import { ReplyForm } from './reply-form';

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

/** The account of whoever wrote, where the address has one. */
const Account = ({ email }: { email: string }) => {
  const { data = [] } = useGetList<CustomerRecord>('customers', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { q: email },
  });
  const account = data.find((one) => one.email.toLowerCase() === email.toLowerCase());
  return (
    <Detail label={t('Account')}>
      {account && (
        <Link component={RouterLink} to={`/customers/${account.id}/show`}>
          {account.name}
        </Link>
      )}
    </Detail>
  );
};

/** What was ordered with the address. */
const Orders = ({ one }: { one: MessageInFull }) => {
  const { data = [], isPending } = useGetList<OrderSummary>('orders', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { q: one.email },
  });
  if (isPending) return null;
  return (
    <Section title={t('Orders with this address')}>
      {data.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Nothing ordered yet.')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.map((order) => (
          <Box
            component="li"
            key={order.id}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Link component={RouterLink} to={`/orders/${order.id}/show`}>{`#${order.number}`}</Link>
            <Typography variant="body2">{dateTime(order.createdAt)}</Typography>
            <OrderStatusChip order={order} />
          </Box>
        ))}
      </Box>
      <CanAccess resource="messages" action="edit">
        <OrderChoice one={one} orders={data} />
      </CanAccess>
    </Section>
  );
};

const Facts = ({ one }: { one: MessageInFull }) => (
  <Section title={t('Message')}>
    <DetailList>
      <Detail label={t('Status')}>
        <StatusChip status={one.status} />
      </Detail>
      <Detail label={t('Reference')}>{one.reference}</Detail>
      <Detail label={t('From')}>{one.name}</Detail>
      <Detail label={t('Email')}>{one.email}</Detail>
      <CanAccess resource="customers" action="list">
        <Account email={one.email} />
      </CanAccess>
      <Detail label={t('In hand of')}>{one.assignee}</Detail>
      <Detail label={t('Order')}>
        {one.orderId && (
          <Link component={RouterLink} to={`/orders/${one.orderId}/show`}>{`#${one.orderNumber}`}</Link>
        )}
      </Detail>
    </DetailList>
    <CanAccess resource="messages" action="edit">
      <MessageActions one={one} />
      <CanAccess resource="customers" action="list">
        <AssigneeChoice one={one} />
      </CanAccess>
    </CanAccess>
  </Section>
);

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
      <Section title={subjectOf(one)}>
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
  return <>{one ? t('Message of {name}', { name: one.name }) : t('Message')}</>;
};

/** One message with what was answered. */
export const MessageShow = () => (
  <ShopShow title={<Title />}>
    <Conversation />
  </ShopShow>
);
