import { Box, Typography } from '@mui/material';
import type { EarlierOrder } from '../records';
import { money } from './format';

/** What was ordered in the shop before, as its file says. */
export const EarlierLines = ({ order }: { order: EarlierOrder }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {order.lines.map((line, at) => (
      <Typography key={at} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`${line.quantity} × ${line.name}`}
        {line.price !== null && ` · ${money(line.price, order.currency)}`}
      </Typography>
    ))}
  </Box>
);
