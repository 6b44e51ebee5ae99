import { Alert, Box, LinearProgress, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderResult } from '../fulfilment-calls';
import { t } from '../texts';

/** What people call an order. */
export const numberOf = (orderId: string) => `#${orderId.slice(-8).toUpperCase()}`;

/** How far it is, what passed, and why the others did not. */
export const ManyResults = ({
  results,
  total,
  done,
}: {
  results: readonly OrderResult[];
  total: number;
  /** `labelled`: what has become of those that passed. */
  done: string;
}) => {
  const refused = results.filter(({ ok }) => !ok);
  const passed = results.length - refused.length;
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={(100 * results.length) / total}
        aria-label={t('Progress')}
        sx={{ my: 1.5 }}
      />
      <Typography role="status">
        {refused.length > 0
          ? t('{count} of {total}: {passed} {done}, {refused} not', {
              count: results.length,
              total,
              passed,
              done,
              refused: refused.length,
            })
          : t('{count} of {total}: {passed} {done}', { count: results.length, total, passed, done })}
      </Typography>
      {refused.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          <Box
            component="ul"
            aria-label={t('Not done')}
            sx={{ m: 0, pl: 2, maxHeight: 260, overflowY: 'auto' }}
          >
            {refused.map(({ orderId, message }) => (
              <li key={orderId}>
                <Link component={RouterLink} to={`/orders/${orderId}/show`} color="inherit">
                  {numberOf(orderId)}
                </Link>
                {`: ${message ?? ''}`}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
};
