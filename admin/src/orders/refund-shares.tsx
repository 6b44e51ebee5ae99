import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { words } from '../layout/words';
import { withCurrency } from '../layout/shop-currency';
import { useMoney, useRecordCurrency } from '../layout/use-money';
import type { RefundPreview } from '../records';
import { shareProblem, sharesOf, type RefundShares } from './refund-choice';
import { t } from '../texts';

type Props = {
  /** What could come back at most. */
  all: RefundPreview;
  /** What comes back unless it is shared otherwise. */
  preview: RefundPreview | null;
  /** By tender as typed; null while the shop shares it. */
  shares: RefundShares | null;
  onChange: (shares: RefundShares | null) => void;
};

/** An order that was paid in several ways: how much comes back of each. */
export const RefundSharesInput = ({ all, preview, shares, onChange }: Props) => {
  const money = useMoney();
  const currency = useRecordCurrency();
  if (all.tenders.length < 2) return null;
  return (
    <>
      <FormControlLabel
        sx={{ display: 'flex' }}
        control={
          <Checkbox
            checked={shares !== null}
            disabled={!preview && shares === null}
            onChange={(_, checked) => onChange(checked ? sharesOf(all, preview) : null)}
          />
        }
        label={t('Share it between the payments myself')}
      />
      {shares &&
        all.tenders.map(({ tenderId, payment, label, left }) => {
          const typed = shares[tenderId] ?? '';
          const problem = shareProblem(typed, left, currency);
          return (
            <TextField
              key={tenderId}
              label={withCurrency(`${label}, ${words(payment).toLowerCase()}`, currency)}
              value={typed}
              onChange={(event) => onChange({ ...shares, [tenderId]: event.target.value })}
              error={Boolean(problem)}
              helperText={problem || t('At most {left}', { left: money(left) })}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
          );
        })}
    </>
  );
};
