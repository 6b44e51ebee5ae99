import { Alert, Typography } from '@mui/material';
import { money, words } from '../layout/format';
import { Fact, Facts } from '../layout/section';
import type { RefundPart, RefundPreview } from '../records';

const how = { card: 'to the card', mobile: 'to the phone', cash: 'in cash', bank: 'by transfer' } as const;

const partLabel = ({ payment, method, byHand }: RefundPart) =>
  `${words(payment)}, ${how[method]}${byHand ? ', handed over by you' : ''}`;

/** Exactly what comes back, by which way, and what stays: the server's word, not a sum of our own. */
export const RefundOutcome = ({ preview, refusal }: { preview: RefundPreview | null; refusal: string }) => (
  <div role="status">
    {refusal && <Alert severity="warning">{refusal}</Alert>}
    {preview && (
      <>
        <Typography variant="body2" sx={{ fontWeight: 600, mt: 1, mb: 0.5 }}>
          {preview.message}
        </Typography>
        <Facts>
          {preview.lines
            .filter(({ quantity }) => quantity > 0)
            .map((line) => (
              <Fact key={line.variantId} label={`${line.quantity} × ${line.name}`}>
                {money(line.amount)}
              </Fact>
            ))}
          {preview.beyondLines > 0 && <Fact label="Beyond the items">{money(preview.beyondLines)}</Fact>}
          {preview.parts.map((part) => (
            <Fact key={`${part.payment}${part.method}`} label={partLabel(part)}>
              {money(part.amount)}
            </Fact>
          ))}
          <Fact label="Refunded in all after this">{money(preview.amountRefunded)}</Fact>
          {preview.amountDue > 0 && (
            <Fact label="Still to be paid after this">{money(preview.amountDue)}</Fact>
          )}
        </Facts>
      </>
    )}
  </div>
);
