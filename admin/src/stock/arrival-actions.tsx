import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { apart } from '../layout/apart';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { exporter } from '../layout/csv';
import { useSeen } from '../layout/use-seen';
import { faultOfLine, useStep } from '../layout/use-step';
import { isOnItsWay, titleOf, type ArrivalLine, type ArrivalList, type ArrivalRecord } from './arrival';
import { changedSince } from './compared';
import { GoodsName } from './goods-name';
import { ReceiveDialog } from './receive-dialog';
import { t } from '../texts';

type Props = { list: ArrivalList; one: ArrivalRecord };
type Step = 'send' | 'close';
type Words = { title: string; text: string; label: string; done: string; danger?: boolean };

const WORDS: Record<ArrivalList, Record<Step, Words>> = {
  'purchase-orders': {
    send: {
      title: t('Mark as ordered?'),
      text: t('Its goods are on the way from now on. Products and costs can no longer be changed.'),
      label: t('Mark as ordered'),
      done: t('Ordered'),
    },
    close: {
      title: t('Close this purchase order?'),
      text: t('What has not come is called off. Nothing more can be received of it.'),
      label: t('Close order'),
      done: t('Closed'),
      danger: true,
    },
  },
  transfers: {
    send: {
      title: t('Send this transfer?'),
      text: t('Its pieces leave their place now, and cannot be sold until they arrive.'),
      label: t('Send'),
      done: t('On the way'),
    },
    close: {
      title: t('Call the rest back?'),
      text: t('What is on the way lies again where it came from.'),
      label: t('Call back'),
      done: t('Called back'),
      danger: true,
    },
  },
};

const StepDialog = (props: Props & { step: Step; onClose: () => void }) => {
  const { list, step, onClose } = props;
  const shop = useDataProvider<ShopDataProvider>();
  const { title, text, label, done, danger = false } = WORDS[list][step];
  const otherwise = t('That did not work');
  const { run, standing, refused, faults } = useStep({ done, otherwise, onClose });
  const { one, before } = useSeen(props.one, refused);
  const changed = before ? changedSince(list, before, one) : [];
  const faulty = (one.lines ?? []).flatMap((line, at) => {
    const fault = faultOfLine(faults, at);
    return fault ? [{ ...line, fault }] : [];
  });
  const body = { version: one.version };
  const isStale = refused?.status === 412 && standing.failure === refused.message;
  return (
    <ConfirmDialog
      {...{ title, text, label, danger }}
      {...standing}
      failure={isStale ? t('Somebody else changed this meanwhile') : standing.failure}
      onConfirm={() => run((key) => shop.stepArrival(list, one.id, step, body, key))}
      onBack={onClose}
    >
      {changed.map(({ label: what, was, is }) => (
        <Typography key={what} variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('{what}: {is}, before {was}', { what, is: apart(is), was: apart(was) })}
        </Typography>
      ))}
      {faulty.map(({ variantId, name, sku, fault }) => (
        <Alert key={variantId} severity="warning" icon={false} sx={{ mt: 1 }}>
          <GoodsName {...{ name, sku }} />
          <div>{fault}</div>
        </Alert>
      ))}
    </ConfirmDialog>
  );
};

/** For the supplier where it is an order; what has come is between the places of the shop. */
const columns = (list: ArrivalList, { currency }: ArrivalRecord) => [
  { label: t('SKU'), value: (line: ArrivalLine) => line.sku },
  { label: t('Product'), value: (line: ArrivalLine) => line.name },
  { label: t('Quantity'), value: (line: ArrivalLine) => line.quantity },
  ...(list === 'purchase-orders'
    ? [{ label: `${t('Cost of one')} (${currency})`, value: (line: ArrivalLine) => line.cost }]
    : [
        { label: t('Received'), value: (line: ArrivalLine) => line.received },
        { label: t('On the way'), value: (line: ArrivalLine) => line.onTheWay },
      ]),
];

/** What can be done with it now; what leads on stands first. */
export const ArrivalActions = ({ list, one }: Props) => {
  const [open, setOpen] = useState<Step | 'receive'>();
  const { canAccess: mayWrite = false } = useCanAccess({ resource: list, action: 'edit' });
  // the form chooses among products and places
  const { canAccess: mayChoose = false } = useCanAccess({ resource: 'products', action: 'list' });
  const close = () => setOpen(undefined);
  const isDraft = one.status === 'draft';
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayWrite && isDraft && (
        <Button variant="contained" onClick={() => setOpen('send')}>
          {WORDS[list].send.label}
        </Button>
      )}
      {mayWrite && isOnItsWay(one) && (
        <>
          <Button variant="contained" onClick={() => setOpen('receive')}>
            {t('Receive')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => setOpen('close')}>
            {WORDS[list].close.label}
          </Button>
        </>
      )}
      {mayWrite && mayChoose && (
        <Button component={Link} to={`/${list}/${one.id}`} variant="outlined" color="inherit">
          {t('Edit')}
        </Button>
      )}
      <Button color="inherit" onClick={() => window.print()}>
        {t('Print')}
      </Button>
      <Button
        color="inherit"
        onClick={() => exporter(titleOf(list, one), columns(list, one))(one.lines ?? [])}
      >
        {t('CSV file')}
      </Button>
      {open === 'receive' && <ReceiveDialog list={list} one={one} onClose={close} />}
      {open && open !== 'receive' && <StepDialog list={list} one={one} step={open} onClose={close} />}
    </Box>
  );
};
