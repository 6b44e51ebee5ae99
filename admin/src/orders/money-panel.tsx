import { Box, Divider, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { dateTime, money } from '../layout/format';
import { words } from '../layout/words';
import { reasonOf } from '../layout/reasons';
import { Detail, DetailList, Section } from '../layout/section';
import { useMoney } from '../layout/use-money';
import { StatusChip } from '../layout/status-chip';
import type { OrderRecord, Refund } from '../records';
import { HandedOverButton } from './handed-over-button';
import { LedgerTable } from './ledger-table';
import { RefundButton } from './refund-button';
import { WaitingRefund } from './waiting-refund';
import { t } from '../texts';

type RowProps = {
  what: string;
  when?: string;
  amount: number;
  status: string;
  action?: ReactNode;
};

/** On a phone the state stands below the words, so that neither is squeezed. */
const row = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
  gridTemplateAreas: { xs: '"what amount" "state state"', sm: '"what state amount"' },
  py: 0.9,
};

const Amount = ({ amount }: { amount: number }) => useMoney()(amount);

const Row = ({ what, when, amount, status, action }: RowProps) => (
  <Box sx={row}>
    <Box sx={{ gridArea: 'what', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        <bdi>{what}</bdi>
      </Typography>
      {when && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {when}
        </Typography>
      )}
    </Box>
    <Box sx={{ gridArea: 'state', display: 'flex', gap: 1, alignItems: 'center' }}>
      {action}
      <StatusChip status={status} />
    </Box>
    <Typography
      variant="body2"
      sx={{ gridArea: 'amount', minWidth: 84, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
    >
      <Amount amount={amount} />
    </Typography>
  </Box>
);

type GroupProps = { title: string; onPaper?: boolean; children: ReactNode };

const Group = ({ title, onPaper = true, children }: GroupProps) => (
  <Box {...(onPaper ? {} : { className: 'no-print' })} sx={{ mt: 1.5 }}>
    <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** A word of a machine, such as `returned_goods`, is put in words. */
const told = (reason: string) => {
  const own = reasonOf(reason);
  return /^[a-z]+(_[a-z]+)+$/.test(own) ? words(own) : own || t('No reason given');
};

/** What a refund was for: its pieces, and whether they went back to the shelf. */
const refundedFor = ({ reason, byHand, lines = [] }: Refund) =>
  [
    told(reason),
    ...(byHand ? [t('by hand')] : []),
    ...lines.map(({ quantity, name, restocked }) =>
      restocked ? t('{quantity} × {name}, back on the shelf', { quantity, name }) : `${quantity} × ${name}`,
    ),
  ].join(' · ');

const dueLabels = (way: OrderRecord['deliveryWay']) =>
  ({
    now: t('due now'),
    'on-delivery': way === 'pickup' ? t('due at pickup') : t('due on delivery'),
  }) as const;

/** `Deposit · Credit Card · due now`; how its money came once it has. */
const paidFor = (
  { deliveryWay }: OrderRecord,
  { kind, label, obligation, howPaid }: OrderRecord['tenders'][number],
) =>
  [words(kind), label, howPaid ? t('paid {howPaid}', { howPaid }) : dueLabels(deliveryWay)[obligation]].join(
    ' · ',
  );

/** Payments, the attempts behind them, and what went back. */
export const MoneyPanel = ({ order }: { order: OrderRecord }) => (
  <Section title={t('Money')} action={<RefundButton order={order} />}>
    <DetailList>
      <Detail label={t('Paid')}>{money(order.amountPaid, order.currency)}</Detail>
      <Detail label={t('Still due')}>{money(order.amountDue, order.currency)}</Detail>
      {order.amountRefunded > 0 && (
        <Detail label={t('Refunded')}>{money(order.amountRefunded, order.currency)}</Detail>
      )}
    </DetailList>
    <WaitingRefund order={order} />
    <Divider sx={{ mt: 1 }} />
    <Group title={t('Payments')}>
      {order.tenders.map((tender) => (
        <Row key={tender._id} what={paidFor(order, tender)} amount={tender.amount} status={tender.state} />
      ))}
    </Group>
    {order.attempts?.length > 0 && (
      <Group title={t('Attempts')} onPaper={false}>
        {order.attempts.map((attempt) => (
          <Row
            key={attempt.id}
            what={[words(attempt.provider), attempt.lastError].filter(Boolean).join(': ')}
            when={[dateTime(attempt.createdAt), attempt.providerRef].filter(Boolean).join(' · ')}
            amount={attempt.amount}
            status={attempt.state}
          />
        ))}
      </Group>
    )}
    {order.refunds.length > 0 && (
      <Group title={t('Refunds')}>
        {order.refunds.map((refund) => (
          <Row
            key={refund._id}
            what={refundedFor(refund)}
            when={dateTime(refund.createdAt)}
            amount={refund.amount}
            status={refund.status}
            action={refund.status === 'manual' && <HandedOverButton order={order} refund={refund} />}
          />
        ))}
      </Group>
    )}
    {order.ledger.length > 0 && <LedgerTable postings={order.ledger} />}
  </Section>
);
