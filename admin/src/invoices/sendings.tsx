import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { date } from '../layout/format';
import type { InvoiceRecord } from '../records';

type Sending = InvoiceRecord['sendings'][number];

const said = ({ number, participant, state, reason, sentAt }: Sending): string => {
  if (state === 'sent') return `${number} was sent to ${participant}, ${date(sentAt ?? '')}`;
  const what = state === 'refused' ? 'was refused' : 'is being sent';
  return `${number} to ${participant} ${what}${reason ? `: ${reason}` : ''}`;
};

/** Sends the invoice and its credit notes to the program of a business or public buyer, and tells what became of them. */
export const Sendings = ({ id, invoiceId, sendings }: InvoiceRecord) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [participant, setParticipant] = useState(sendings.at(-1)?.participant ?? '');
  const [buyerReference, setReference] = useState('');
  const send = () =>
    void shop.sendInvoice(id, { participant, buyerReference }).then(
      () => {
        notify(`${invoiceId} is being sent`, { type: 'info' });
        refresh();
      },
      (failure: unknown) =>
        notify(failure instanceof Error ? failure.message : 'It could not be sent', { type: 'error' }),
    );
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
            label="Peppol address of the buyer"
            placeholder="0204:991-12345-67"
            value={participant}
            onChange={(event) => setParticipant(event.target.value)}
          />
          <TextField
            size="small"
            label="Buyer’s reference"
            value={buyerReference}
            onChange={(event) => setReference(event.target.value)}
          />
          <Button type="submit" size="small" disabled={participant.trim() === ''}>
            Send as e-invoice
          </Button>
        </Box>
      </CanAccess>
    </>
  );
};
