import { Box, Typography } from '@mui/material';
import type { EarlierOrder } from '../records';
import { t } from '../texts';
import { money } from './format';

type Line = EarlierOrder['lines'][number];

/** Of all pieces of a line; null where its file says neither that nor the price of one. */
const totalOf = ({ total, price, quantity }: Line): number | null =>
  total ?? (price === null ? null : price * quantity);

/** What stands between the lines and the total, and what was given back, as far as its file says it. */
const besides = ({ currency, discount, shipping, refunded }: EarlierOrder): string =>
  [
    discount ? `${t('Discount')} −${money(discount, currency)}` : '',
    shipping ? `${t('Delivery')} ${money(shipping, currency)}` : '',
    refunded ? `${t('Refunded')} −${money(refunded, currency)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');

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
