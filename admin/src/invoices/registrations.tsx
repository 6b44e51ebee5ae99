import { Alert, Button, Typography } from '@mui/material';
import { CanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { date } from '../layout/format';
import type { InvoiceRecord } from '../records';
import { t } from '../texts';

type Registration = NonNullable<InvoiceRecord['registration']>;

const said = (
  paper: string,
  { authority, state, fiscalNumber, registeredAt, reason }: Registration,
): string => {
  if (state === 'registered')
    return t('{paper} is registered with the {authority} as {fiscalNumber}, {registeredAt}', {
      paper,
      authority,
      fiscalNumber,
      registeredAt: date(registeredAt ?? ''),
    });
  const what =
    state === 'refused'
      ? t('{paper} was refused by the {authority}', { paper, authority })
      : t('{paper} is being registered with the {authority}', { paper, authority });
  return reason ? `${what}: ${reason}` : what;
};

/** What stands of each paper with the tax office; nothing where none is told of them. */
export const Registrations = ({ id, invoiceId, registration, creditNotes }: InvoiceRecord) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const papers = [{ number: invoiceId, registration }, ...creditNotes].flatMap((paper) =>
    paper.registration ? [{ number: paper.number, told: paper.registration }] : [],
  );
  const send = () =>
    void shop.registerInvoice(id).then(
      () => {
        notify(t('The tax office is told again'), { type: 'info' });
        refresh();
      },
      (failure: unknown) =>
        notify(failure instanceof Error ? failure.message : t('It could not be sent'), { type: 'error' }),
    );
  const isOpen = papers.some(({ told }) => told.state !== 'registered');
  return (
    <>
      {papers.map(({ number, told }) =>
        told.state === 'refused' ? (
          <Alert key={number} severity="error" sx={{ my: 0.5 }}>
            {said(number, told)}
          </Alert>
        ) : (
          <Typography key={number} variant="body2">
            {said(number, told)}
          </Typography>
        ),
      )}
      {isOpen && (
        <CanAccess resource="orders" action="edit">
          <Button size="small" onClick={send}>
            {t('Send to the tax office again')}
          </Button>
        </CanAccess>
      )}
    </>
  );
};
