import { Alert, Typography } from '@mui/material';
import { words } from '../layout/words';
import { useMoney } from '../layout/use-money';
import { Detail, DetailList } from '../layout/section';
import type { RefundPart, RefundPreview } from '../records';
import { t } from '../texts';

const partLabel = ({ payment, refunds, goesTo, byHand }: RefundPart) =>
  [
    words(payment),
    ...(byHand && refunds === 'api' ? [] : [goesTo]),
    ...(byHand ? [t('handed over by you')] : []),
  ].join(', ');

/** Exactly what comes back, by which way, and what stays: the server's word, not a sum of our own. */
export const RefundOutcome = ({ preview, refusal }: { preview: RefundPreview | null; refusal: string }) => {
  const money = useMoney();
  return (
    <div role="status">
      {refusal && <Alert severity="warning">{refusal}</Alert>}
      {preview && (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600, mt: 1, mb: 0.5 }}>
            {preview.message}
          </Typography>
          <DetailList>
            {preview.lines
              .filter(({ quantity }) => quantity > 0)
              .map((line) => (
                <Detail key={line.variantId} label={`${line.quantity} × ${line.name}`}>
                  {money(line.amount)}
                </Detail>
              ))}
            {preview.goodwillAmount > 0 && (
              <Detail label={t('Beyond the items')}>{money(preview.goodwillAmount)}</Detail>
            )}
            {preview.parts.map((part) => (
              <Detail key={`${part.tenderId}${part.goesTo}`} label={partLabel(part)}>
                {money(part.amount)}
              </Detail>
            ))}
            {preview.waived > 0 && <Detail label={t('No longer to be paid')}>{money(preview.waived)}</Detail>}
            <Detail label={t('Refunded in all after this')}>{money(preview.amountRefunded)}</Detail>
            {preview.amountDue > 0 && (
              <Detail label={t('Still to be paid after this')}>{money(preview.amountDue)}</Detail>
            )}
          </DetailList>
        </>
      )}
    </div>
  );
};
