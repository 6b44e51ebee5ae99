import { Box, Divider, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { dateTime, money, words } from '../layout/format';
import { Fact, Facts, Section } from '../layout/section';
import { StatusChip } from '../layout/status-chip';
import type { OrderRecord } from '../records';
import { HandedOverButton } from './handed-over-button';
import { LedgerTable } from './ledger-table';
import { RefundButton } from './refund-button';

type RowProps = {
  what: string;
  when?: string;
  amount: number;
  status: string;
  action?: ReactNode;
};

const Row = ({ what, when, amount, status, action }: RowProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.9 }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2">{what}</Typography>
      {when && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {when}
        </Typography>
      )}
    </Box>
    {action}
    <StatusChip status={status} />
    <Typography variant="body2" sx={{ minWidth: 84, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {money(amount)}
    </Typography>
  </Box>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ mt: 1.5 }}>
    <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const dueWords = { now: 'due now', on_delivery: 'due on delivery' } as const;

/** Payments, the attempts behind them, and what went back. */
export const MoneyPanel = ({ order }: { order: OrderRecord }) => (
  <Section title="Money" action={<RefundButton order={order} />}>
    <Facts>
      <Fact label="Paid">{money(order.amountPaid)}</Fact>
      <Fact label="Still due">{money(order.amountDue)}</Fact>
      {order.amountRefunded > 0 && <Fact label="Refunded">{money(order.amountRefunded)}</Fact>}
    </Facts>
    <Divider sx={{ mt: 1 }} />
    <Group title="Payments">
      {order.payments.map((payment) => (
        <Row
          key={payment._id}
          what={`${words(payment.kind)} by ${payment.method}, ${dueWords[payment.due] ?? payment.due}`}
          amount={payment.amount}
          status={payment.status}
        />
      ))}
    </Group>
    {order.attempts?.length > 0 && (
      <Group title="Attempts">
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
      <Group title="Refunds">
        {order.refunds.map((refund) => (
          <Row
            key={refund._id}
            what={refund.reason || 'No reason given'}
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
