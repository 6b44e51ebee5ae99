import { Alert, LinearProgress, Typography } from '@mui/material';
import { money } from '../format';
import { Detail, DetailList } from '../section';
import type { OrderEditPreview } from '../../records';
import { named } from './left-of';
import { t } from '../../texts';

type Props = { preview: OrderEditPreview | undefined; refusal: string; isAsking: boolean };

/** What the change means in one sentence. */
function differenceOf({ toPay, toGiveBack, currency }: OrderEditPreview): string {
  if (toPay > 0) return t('The buyer pays {amount} more.', { amount: money(toPay, currency) });
  if (toGiveBack > 0) return t('{amount} goes back to the buyer.', { amount: money(toGiveBack, currency) });
  return t('Nothing is to be paid and nothing goes back.');
}

/** What leaves is worth, what comes costs, and the difference: the server's word, not a sum of our own. */
export const ChangeOutcome = ({ preview, refusal, isAsking }: Props) => (
  <div role="status">
    {isAsking && <LinearProgress aria-label={t('Prices are asked for')} />}
    {refusal && <Alert severity="warning">{refusal}</Alert>}
    {preview && (
      <>
        <DetailList>
          {preview.lines.map((line) => (
            <Detail key={line.variantId} label={`${line.quantity} × ${named(line)}`}>
              {money(line.total, preview.currency)}
            </Detail>
          ))}
          {preview.shipping > 0 && (
            <Detail label={t('Delivery')}>{money(preview.shipping, preview.currency)}</Detail>
          )}
          <Detail label={t('All that comes')}>{money(preview.total, preview.currency)}</Detail>
          <Detail label={t('Paid for what leaves')}>{money(preview.worth, preview.currency)}</Detail>
        </DetailList>
        <Typography sx={{ fontWeight: 700, mt: 1 }}>{differenceOf(preview)}</Typography>
      </>
    )}
  </div>
);
