import { Link, Typography } from '@mui/material';
import { Fragment } from 'react';
import { CanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dateTime } from '../layout/format';
import { Detail, DetailList, Section } from '../layout/section';
import type { Address, OrderRecord } from '../records';
import { t } from '../texts';
import { LeftToRight } from '../layout/left-to-right';

const linesOf = (address: Address, lines: readonly string[]): string[] =>
  [`${address.firstName ?? ''} ${address.lastName ?? ''}`.trim(), ...lines].filter(Boolean);

const AllOrders = ({ id }: { id: string }) => (
  <CanAccess resource="customers" action="show">
    <Link component={RouterLink} to={`/customers/${id}/show`} variant="body2" className="no-print">
      {t('All their orders')}
    </Link>
  </CanAccess>
);

const CHECKS: Readonly<Record<string, string>> = {
  offline: t('not checked: its form alone'),
  confirmed: t('confirmed by VIES'),
  unknown: t('unknown to VIES'),
  not_confirmed: t('not confirmed: VIES did not answer'),
  accepted: t('accepted by the staff'),
};

type BuyerTax = NonNullable<OrderRecord['buyerTax']>;

const vatNumberOf = ({ vatNumber, check }: BuyerTax) => `${vatNumber} (${CHECKS[check] ?? check})`;

/** What the register said, as the order keeps it. */
const answerOf = ({ askedAt, consultation, name, address }: NonNullable<BuyerTax['register']>) =>
  [
    t('asked on {askedAt}', { askedAt: dateTime(askedAt) }),
    ...(consultation ? [t('consultation {consultation}', { consultation })] : []),
    ...[name, address].filter(Boolean),
  ].join(' · ');

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5, color: 'text.secondary' }}>
      {title}
    </Typography>
    <Typography component="address" variant="body2" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
      {lines.map((line, at) => (
        <Fragment key={at}>
          <bdi>{line}</bdi>
          <br />
        </Fragment>
      ))}
    </Typography>
  </>
);

/** Who bought, how to reach them, where it goes. */
export const CustomerPanel = ({ order }: { order: OrderRecord }) => {
  const { customer, contact, shippingAddress, buyerTax, delivery } = order;
  return (
    <Section title={t('Customer')} action={customer?.id ? <AllOrders id={customer.id} /> : undefined}>
      <DetailList>
        <Detail label={t('Name')}>{customer?.name}</Detail>
        <Detail label={t('Email')}>{contact?.email ?? customer?.email}</Detail>
        <Detail label={t('Phone')}>{contact?.phone && <LeftToRight>{contact.phone}</LeftToRight>}</Detail>
        {buyerTax && <Detail label={buyerTax.name ?? t('VAT number')}>{vatNumberOf(buyerTax)}</Detail>}
        {buyerTax?.register && <Detail label={t('Answer of VIES')}>{answerOf(buyerTax.register)}</Detail>}
        <Detail label={t('Peppol address')}>{order.eInvoice?.participant}</Detail>
        <Detail label={t('Buyer’s reference')}>{order.eInvoice?.buyerReference}</Detail>
        {delivery?.pickup && (
          <Detail label={t('Pick up at')}>
            {[delivery.pickup.address, delivery.pickup.hours].filter(Boolean).join(' · ')}
          </Detail>
        )}
        <Detail label={t('Carrier')}>{order.carrier}</Detail>
        <Detail label={t('Tracking number')}>
          {order.trackingNumber && <LeftToRight>{order.trackingNumber}</LeftToRight>}
        </Detail>
      </DetailList>
      {shippingAddress && (
        <Lines
          title={delivery?.way === 'pickup' ? t('Address of the buyer') : t('Ships to')}
          lines={linesOf(shippingAddress, order.addressLines)}
        />
      )}
      {order.billingAddress && (
        <Lines title={t('Billing address')} lines={linesOf(order.billingAddress, order.billingLines)} />
      )}
    </Section>
  );
};
