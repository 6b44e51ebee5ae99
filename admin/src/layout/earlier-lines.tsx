import { Box, Typography } from '@mui/material';
import type { EarlierOrder } from '../records';
import { t } from '../texts';
import { money } from './format';

type Line = EarlierOrder['lines'][number];

/** Of all pieces of a line, before what was taken off as far as its file says it; null where it says no amount. */
const totalOf = ({ total, price, quantity }: Line): number | null =>
  price === null ? total : price * quantity;

/**
 * What stands between the lines and the total, and what was given back, as far as its file says it. Some files name lines
 * after their discount, and prices with their tax: either is told only where it belongs to the sum.
 */
function besides({ lines, currency, discount, shipping, tax, total, refunded }: EarlierOrder): string {
  const sum = lines.reduce((all, line) => all + (totalOf(line) ?? 0), shipping ?? 0);
  const [off, more] = [discount ?? 0, tax ?? 0];
  const gives = (amount: number) => Math.abs(amount - total) < 0.0005;
  const isOff = off > 0 && !gives(sum) && !gives(sum + more);
  const isMore = more > 0 && gives(sum - (isOff ? off : 0) + more);
  return [
    isOff ? `${t('Discount')} −${money(off, currency)}` : '',
    shipping ? `${t('Delivery')} ${money(shipping, currency)}` : '',
    isMore ? `${t('Tax')} ${money(more, currency)}` : '',
    refunded ? `${t('Refunded')} −${money(refunded, currency)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What was ordered in the shop before, as its file says. */
export const EarlierLines = ({ order }: { order: EarlierOrder }) => {
  const more = besides(order);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.lines.map((line, at) => {
          const total = totalOf(line);
          return (
            <Typography key={at} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {`${line.quantity} × ${line.name}`}
              {total !== null && ` · ${money(total, order.currency)}`}
            </Typography>
          );
        })}
      </Box>
      {more && (
        <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
          {more}
        </Typography>
      )}
    </>
  );
};
