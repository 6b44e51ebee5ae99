import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useMoney, useRecordCurrency } from '../layout/use-money';
import type { RefundPreview } from '../records';
import { amountProblem, type RefundChoice } from './refund-choice';
import { RefundLines } from './refund-lines';
import { withCurrency } from '../layout/shop-currency';
import { t } from '../texts';

type Props = {
  /** What could come back at most, with every line of the order. */
  all: RefundPreview;
  choice: RefundChoice;
  onChange: (choice: RefundChoice) => void;
};

const modes: { mode: RefundChoice['mode']; label: string }[] = [
  { mode: 'lines', label: t('Items') },
  { mode: 'amount', label: t('An amount') },
  { mode: 'everything', label: t('All that is left') },
];

const Amount = ({ all, choice, onChange }: Props) => {
  const money = useMoney();
  const currency = useRecordCurrency();
  const instead = choice.mode === 'lines';
  const problem = choice.amount || !instead ? amountProblem(choice.amount, all.available, currency) : '';
  return (
    <TextField
      label={withCurrency(instead ? t('Another amount for them') : t('Amount'), currency)}
      value={choice.amount}
      onChange={(event) => onChange({ ...choice, amount: event.target.value })}
      error={Boolean(choice.amount && problem)}
      helperText={
        (choice.amount && problem) ||
        (instead
          ? t('Left empty, what they have cost after coupons')
          : t('At most {available}', { available: money(all.available) }))
      }
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
};

/** Which pieces, which sum, or everything. */
export const RefundChooser = (props: Props) => {
  const { all, choice, onChange } = props;
  return (
    <>
      <RadioGroup
        row
        aria-label={t('What comes back')}
        value={choice.mode}
        onChange={(_, mode) => onChange({ ...choice, mode: mode as RefundChoice['mode'], amount: '' })}
      >
        {modes.map(({ mode, label }) => (
          <FormControlLabel key={mode} value={mode} control={<Radio size="small" />} label={label} />
        ))}
      </RadioGroup>
      {choice.mode === 'lines' && (
        <RefundLines
          lines={all.lines}
          quantities={choice.quantities}
          onChange={(quantities) => onChange({ ...choice, quantities })}
        />
      )}
      {choice.mode !== 'everything' && <Amount {...props} />}
    </>
  );
};
