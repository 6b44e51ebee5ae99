import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { date } from '../layout/format';
import type { InvoiceRecord } from '../records';
import { t } from '../texts';

type Sending = InvoiceRecord['sendings'][number];

const said = ({ number, participant, state, reason, sentAt }: Sending): string => {
  if (state === 'sent')
    return t('{number} was sent to {participant}, {sentAt}', {
      number,
      participant,
      sentAt: date(sentAt ?? ''),
    });
  const what =
    state === 'refused'
      ? t('{number} to {participant} was refused', { number, participant })
      : t('{number} to {participant} is being sent', { number, participant });
  return reason ? `${what}: ${reason}` : what;
};

/** Where the buyer gets e-invoices, as the shopper told or the staff says; sends the invoice and its credit notes to the program of a business or public buyer, and tells what became of them. */
export const Sendings = ({ id, invoiceId, sendings, eInvoice }: InvoiceRecord) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [participant, setParticipant] = useState(
    eInvoice?.participant || (sendings.at(-1)?.participant ?? ''),
  );
  const [buyerReference, setReference] = useState(eInvoice?.buyerReference ?? '');
  const to = { participant, buyerReference };
  const told = (answer: Promise<unknown>, done: string, failed: string) =>
    void answer.then(
      () => {
        notify(done, { type: 'info' });
        refresh();
      },
      (failure: unknown) => notify(failure instanceof Error ? failure.message : failed, { type: 'error' }),
    );
  const keep = () =>
    told(shop.addressInvoice(id, to), t('Stands on its e-invoices from now on'), t('It could not be saved'));
  const send = () =>
    told(shop.sendInvoice(id, to), t('{invoiceId} is being sent', { invoiceId }), t('It could not be sent'));
  return (
    <>
      {sendings.map((one) =>
        one.state === 'refused' ? (
          <Alert key={one.number} severity="error" sx={{ my: 0.5 }}>
            {said(one)}
          </Alert>
        ) : (
          <Typography key={one.number} variant="body2">
            {said(one)}
          </Typography>
        ),
      )}
      <CanAccess resource="orders" action="edit">
        <Box
          component="form"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <TextField
            size="small"
            label={t('Peppol address of the buyer')}
            placeholder="0204:991-12345-67"
            value={participant}
            onChange={(event) => setParticipant(event.target.value)}
          />
          <TextField
            size="small"
            label={t('Buyer’s reference')}
            value={buyerReference}
            onChange={(event) => setReference(event.target.value)}
          />
          <Button size="small" onClick={keep}>
            {t('Save')}
          </Button>
          <Button type="submit" size="small" disabled={participant.trim() === ''}>
            {t('Send as e-invoice')}
          </Button>
        </Box>
      </CanAccess>
    </>
  );
};
