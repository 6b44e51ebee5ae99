import { Alert, Box, LinearProgress, Link, Typography } from '@mui/material';
import { CanAccess, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dateTime, money, percentage } from '../layout/format';
import { words } from '../layout/words';
import { ShopShow } from '../layout/record-pages';
import { Detail, DetailList, Section } from '../layout/section';
import { StatusChip } from '../layout/status-chip';
import type { ReturnRecord } from '../records';
import { ReturnActions } from './return-actions';
import { ReturnSteps } from './return-steps';
import { amountOf, stateOf } from './return-words';
import { t } from '../texts';

const Title = () => {
  const one = useRecordContext<ReturnRecord>();
  return <>{one ? t('Return of order #{orderNumber}', { orderNumber: one.orderNumber }) : t('Return')}</>;
};

const head = { display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' };

const Head = ({ one }: { one: ReturnRecord }) => (
  <Box sx={{ ...head, alignItems: 'center' }}>
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h5" component="p">
          {money(one.amount, one.currency)}
        </Typography>
        <StatusChip status={one.status} label={stateOf(one, one.status)} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {t('Requested {createdAt}', { createdAt: dateTime(one.createdAt) })}
      </Typography>
    </Box>
    <ReturnActions one={one} />
  </Box>
);

type Line = ReturnRecord['lines'][number];

/** What has become of the pieces; before they arrived, nothing is known. */
const found = ({ quantity, received, restock }: Line): string => {
  if (received === null) return t('Not here yet');
  if (received === 0) return t('Did not arrive');
  return t(
    '{received} of {quantity} arrived, {restock, select, true {back on the shelf} other {not back on the shelf}}',
    { received, quantity, restock: Boolean(restock) },
  );
};

const Items = ({ one }: { one: ReturnRecord }) => (
  <Section title={t('Items')}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {one.lines.map((line) => (
        <Box component="li" key={line.variantId} sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {[`${line.quantity} × ${line.name}`, ...Object.values(line.options)].join(' · ')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {found(line)}
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
);

const HANDOVERS = {
  label: t('With a label that the shop sends'),
  drop_off: t('Brought by the shopper'),
  post: t('Sent by the shopper, after a withdrawal'),
} as const;

const Request = ({ one }: { one: ReturnRecord }) => (
  <Section title={t('Request')}>
    <DetailList>
      <Detail label={t('Reason')}>{words(one.reason)}</Detail>
      <Detail label={t('In their words')}>{one.comment}</Detail>
      <Detail label={t('Comes back')}>{HANDOVERS[one.handover]}</Detail>
      <Detail label={t('Restocking fee')}>{one.feePercent > 0 ? percentage(one.feePercent) : null}</Detail>
      <Detail label={amountOf(one)}>{money(one.amount, one.currency)}</Detail>
      <Detail label={t('Exchanged for')}>
        {one.exchange && (
          <Link component={RouterLink} to={`/orders/${one.exchange.orderId}/show`}>
            {t('Order #{orderNumber}', { orderNumber: one.exchange.orderNumber })}
          </Link>
        )}
      </Detail>
      <Detail label={t('Last message to the shopper')}>{one.message}</Detail>
    </DetailList>
  </Section>
);

const Customer = ({ one }: { one: ReturnRecord }) => (
  <Section
    title={t('Customer')}
    action={
      <Link component={RouterLink} to={`/orders/${one.orderId}/show`} variant="body2">
        {t('Order #{orderNumber}', { orderNumber: one.orderNumber })}
      </Link>
    }
  >
    <DetailList>
      <Detail label={t('Name')}>{one.customer.name}</Detail>
      <Detail label={t('Email')}>{one.customer.email}</Detail>
    </DetailList>
    <CanAccess resource="customers" action="show">
      <Link component={RouterLink} to={`/customers/${one.customer.id}/show`} variant="body2">
        {t('All their orders')}
      </Link>
    </CanAccess>
  </Section>
);

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' },
  alignItems: 'start',
};
const column = { display: 'grid', gap: 2, minWidth: 0 };

const Workbench = () => {
  const one = useRecordContext<ReturnRecord>();
  if (!one) return <LinearProgress aria-label={t('Loading the return')} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Head one={one} />
      {one.exchange?.state === 'waiting' && (
        <Alert severity="info">
          {t(
            'An exchange waits for the payment of order #{number}. Until then nothing is paid back; to withdraw it, cancel that order.',
            { number: one.exchange.orderNumber },
          )}
        </Alert>
      )}
      <Section title={t('Steps')}>
        <ReturnSteps one={one} />
      </Section>
      <Box sx={columns}>
        <Box sx={column}>
          <Items one={one} />
          <Request one={one} />
        </Box>
        <Customer one={one} />
      </Box>
    </Box>
  );
};

/** One return: what was asked for, how far it is, and what may be done with it now. */
export const ReturnShow = () => (
  <ShopShow title={<Title />} queryOptions={{ refetchInterval: 30_000 }}>
    <Workbench />
  </ShopShow>
);
