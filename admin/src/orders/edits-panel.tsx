import { Box, Button, Link as Anchor } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { Failed } from '../layout/failed';
import { dateTime, money } from '../layout/format';
import { NotedRow } from '../layout/noted-row';
import { Section } from '../layout/section';
import { useOrderCommand } from '../layout/use-order-command';
import type { OrderEdit, OrderRecord } from '../records';
import { named } from '../layout/order-change/left-of';
import { t } from '../texts';

const STATES: Readonly<Record<OrderEdit['state'], string>> = {
  waiting: t('Waits for its payment'),
  done: t('Done'),
  gone: t('Came to nothing'),
};

/** What left the order, by its lines; of the other order of a change nothing is known here. */
const leftOut = ({ products }: OrderRecord, { leaving }: OrderEdit): string =>
  leaving
    .flatMap(({ variantId, quantity }) => {
      const line = products.find((one) => one.variantId === variantId);
      return line ? [`${quantity} × ${named(line)}`] : [];
    })
    .join(', ');

/** Takes a change back that waits, by cancelling the order that came for it. */
const Withdraw = ({ order, edit, onClose }: { order: OrderRecord; edit: OrderEdit; onClose: () => void }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { run, standing } = useOrderCommand(order.id);
  const withdraw = async (key: string) => {
    const cancel = { action: 'cancel', reason: t('The change was withdrawn') } as const;
    await shop.transitionOrder(edit.newOrderId, cancel, key);
    notify(t('The change was withdrawn'), { type: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('Withdraw this change?')}
      text={t('Order #{number} is cancelled, and what was paid of it goes back. This order stays as it is.', {
        number: edit.newOrderNumber,
      })}
      label={t('Withdraw')}
      danger
      {...standing}
      onConfirm={() => run(withdraw)}
      onBack={onClose}
    />
  );
};

const Row = ({ order, edit }: { order: OrderRecord; edit: OrderEdit }) => {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const isOld = edit.orderId === order.id;
  const [id, number] = isOld ? [edit.newOrderId, edit.newOrderNumber] : [edit.orderId, edit.orderNumber];
  const out = isOld ? leftOut(order, edit) : '';
  const mayWithdraw = isOld && edit.state === 'waiting' && order.legalActions.includes('note');
  return (
    <NotedRow
      title={
        <>
          {isOld ? t('By order') : t('Came for order')}{' '}
          <Anchor component={Link} to={`/orders/${id}/show`}>
            <bdi>{`#${number}`}</bdi>
          </Anchor>
          {` · ${STATES[edit.state]}`}
        </>
      }
      note={[
        dateTime(edit.createdAt),
        out,
        t('worth {worth}, {moved} of it pays for the new order', {
          worth: money(edit.worth, edit.currency),
          moved: money(edit.moved, edit.currency),
        }),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      {mayWithdraw && (
        <Button
          size="small"
          color="inherit"
          className="no-print"
          aria-label={t('Withdraw the change by #{number}', { number })}
          onClick={() => setWithdrawing(true)}
        >
          {t('Withdraw')}
        </Button>
      )}
      {isWithdrawing && <Withdraw {...{ order, edit }} onClose={() => setWithdrawing(false)} />}
    </NotedRow>
  );
};

/** The changes of the order, and the one that it came for itself. Nothing where there are none. */
export const EditsPanel = ({ order }: { order: OrderRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'edits', order.id, order.status, order.amountRefunded],
    queryFn: () => shop.orderEdits(order.id),
  });
  if (!error && !data?.length) return null;
  return (
    <Section title={t('Changes')}>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((edit) => (
          <Row key={edit.id} order={order} edit={edit} />
        ))}
      </Box>
    </Section>
  );
};
