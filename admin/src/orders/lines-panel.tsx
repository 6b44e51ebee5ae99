import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { money, number } from '../layout/format';
import { Detail, DetailList, Section } from '../layout/section';
import { Thumbnail } from '../layout/thumbnail';
import { refundedOf } from '../layout/order-change/left-of';
import { PriceExplained } from './price-explained';
import type { OrderLine, OrderRecord, Receipt } from '../records';
import { t } from '../texts';

const Name = ({ line, price }: { line: OrderLine; price: string }) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
    <Thumbnail url={line.image} />
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        <bdi>{line.name}</bdi>
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <bdi>{[Object.values(line.options ?? {}).join(' / '), line.sku].filter(Boolean).join(' · ')}</bdi>
      </Typography>
      {(line.parts ?? []).map((part) => (
        <Typography key={part.variantId} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <bdi>{`${part.quantity} × ${[part.name, ...Object.values(part.options)].join(' / ')} · ${part.sku}`}</bdi>
        </Typography>
      ))}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {price}
      </Typography>
    </Box>
  </Box>
);

/** Whether what the receipt tells of taxes is inside of the prices. */
const isContained = ({ adjustments, reverseCharge, importTaxesDue }: Receipt) =>
  !reverseCharge && !importTaxesDue && !adjustments.some(({ kind }) => kind === 'tax');

/** Why the buyer owes the tax, as on the invoice. */
const untaxedBecause = ({ intraCommunity, importTaxesDue }: Receipt): string => {
  if (importTaxesDue) return t('Export: import taxes and duties are due on delivery');
  return intraCommunity
    ? t('Intra-Community supply, exempt from VAT (Article 138 of Directive 2006/112/EC)')
    : t('Reverse charge: the buyer owes it');
};

/** How the price of a line came about: list price, sale, coupon share. */
const explained = (receipt: Receipt, line: OrderLine): string => {
  const found = receipt.lines.find(({ variantId }) => variantId === line.variantId);
  if (!found) return '';
  return [
    found.saleSaving > 0
      ? t('{listPrice} list, {saleSaving} off in the sale', {
          listPrice: money(found.listPrice, receipt.currency),
          saleSaving: money(found.saleSaving, receipt.currency),
        })
      : '',
    found.couponShare > 0
      ? t('{couponShare} of the coupon', { couponShare: money(found.couponShare, receipt.currency) })
      : '',
  ]
    .filter(Boolean)
    .join('; ');
};

/** Left out on a phone. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };

/** On a phone the words get the room that cells keep around themselves. */
const tight = {
  '& th, & td': { px: { xs: 0.75, sm: 1.75 } },
  '& :is(th, td):first-of-type': { pl: 0 },
  '& :is(th, td):last-of-type': { pr: 0 },
};

/** What is left of a line; what was given back is struck out, on paper too. */
const Quantity = ({ bought, refunded }: { bought: number; refunded: number }) =>
  refunded === 0 ? (
    bought
  ) : (
    <>
      <s>{bought}</s> <strong>{bought - refunded}</strong>
      <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
        {refunded === bought ? t('Refunded') : t('{refunded} refunded', { refunded })}
      </Typography>
    </>
  );

const Lines = ({ order }: { order: OrderRecord }) => (
  <TableContainer>
    <Table size="small" aria-label={t('Items')} sx={tight}>
      <TableHead>
        <TableRow>
          <TableCell>{t('Item')}</TableCell>
          <TableCell align="right" sx={wide}>
            {t('Price')}
          </TableCell>
          <TableCell align="right">{t('Qty')}</TableCell>
          <TableCell align="right">{t('Total')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {order.products.map((line) => (
          <TableRow key={line._id}>
            <TableCell>
              <Name line={line} price={explained(order.receipt, line)} />
            </TableCell>
            <TableCell align="right" sx={wide}>
              {money(line.price, order.currency)}
            </TableCell>
            <TableCell align="right">
              <Quantity bought={line.quantity} refunded={refundedOf(order, line)} />
            </TableCell>
            <TableCell align="right">
              {money(line.total ?? line.price * line.quantity, order.currency)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

/** By a coupon or a discount of the shop. */
const isTaken = ({ kind, amount }: Receipt['adjustments'][number]) =>
  (kind === 'coupon' || kind === 'discount') && amount !== 0;

/** What was bought, with every cent of the price explained. */
export const LinesPanel = ({ order }: { order: OrderRecord }) => (
  <Section title={t('Items ({itemCount})', { itemCount: order.itemCount ?? order.products.length })}>
    <Lines order={order} />
    <Box sx={{ maxWidth: 320, ml: 'auto', mt: 1.5 }}>
      <DetailList>
        <Detail label={t('Subtotal')}>{money(order.subtotal, order.currency)}</Detail>
        {order.receipt.adjustments.filter(isTaken).map(({ kind, label, amount }) => (
          <Detail key={`${kind}${label}`} label={kind === 'coupon' ? t('Coupon {label}', { label }) : label}>
            {`−${money(-amount, order.currency)}`}
          </Detail>
        ))}
        <Detail
          label={order.delivery ? t('Shipping ({name})', { name: order.delivery.name }) : t('Shipping')}
        >
          {order.shipping > 0 ? money(order.shipping, order.currency) : t('Free')}
        </Detail>
        {order.receipt.adjustments
          .filter(({ kind }) => kind === 'tax' || kind === 'fee' || kind === 'rounding')
          .map(({ label, amount }) => (
            <Detail key={label} label={label}>
              {money(amount, order.currency)}
            </Detail>
          ))}
        {(order.receipt.reverseCharge || order.receipt.importTaxesDue) && (
          <Detail label={t('Tax')}>{untaxedBecause(order.receipt)}</Detail>
        )}
        {order.receipt.importScheme && (
          <Detail label={t('Customs')}>
            {t('Tax taken under {importScheme}', { importScheme: order.receipt.importScheme })}
          </Detail>
        )}
        <Detail label={t('Total')}>
          <strong>{money(order.totalAmount, order.currency)}</strong>
        </Detail>
        {order.receipt.taxes
          .filter(({ gross }) => isContained(order.receipt) && gross > 0)
          .map(({ name, percent, net, tax }) => (
            <Detail
              key={`${name}${percent}`}
              label={t('incl. {name} {percent}% of {net}', {
                name,
                percent: number(percent),
                net: money(net, order.currency),
              })}
            >
              {money(tax, order.currency)}
            </Detail>
          ))}
      </DetailList>
    </Box>
    <PriceExplained order={order} />
  </Section>
);
