import { Box, Typography } from '@mui/material';
import type { EarlierOrder } from '../records';
import { t } from '../texts';
import { money } from './format';

/** What stands between the lines and the total, and what was given back, as far as its file says it. */
const besides = ({ currency, discount, shipping, tax, refunded }: EarlierOrder): string =>
  [
    discount ? `${t('Discount')} −${money(discount, currency)}` : '',
    shipping ? `${t('Delivery')} ${money(shipping, currency)}` : '',
    tax ? `${t('Tax')} ${money(tax, currency)}` : '',
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
        {order.lines.map(({ quantity, name, total }, at) => (
          <Typography key={at} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {quantity} × <bdi>{name}</bdi>
            {total !== null && (
              <>
                {' · '}
                <bdi>{money(total, order.currency)}</bdi>
              </>
            )}
          </Typography>
        ))}
      </Box>
      {more && (
        <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
          {more}
        </Typography>
      )}
    </>
  );
};
