import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useMoney, useRecordCurrency } from '../layout/use-money';
import type { RefundPreview } from '../records';
import { amountProblem, type RefundChoice } from './refund-choice';
import { RefundLines } from './refund-lines';
import { withCurrency } from '../layout/shop-currency';

type Props = {
  /** What could come back at most, with every line of the order. */
  all: RefundPreview;
  choice: RefundChoice;
  onChange: (choice: RefundChoice) => void;
};

const modes: { mode: RefundChoice['mode']; label: string }[] = [
  { mode: 'lines', label: 'Items' },
  { mode: 'amount', label: 'An amount' },
  { mode: 'everything', label: 'All that is left' },
];

const Amount = ({ all, choice, onChange }: Props) => {
  const money = useMoney();
  const currency = useRecordCurrency();
  const instead = choice.mode === 'lines';
  const problem = choice.amount || !instead ? amountProblem(choice.amount, all.available, currency) : '';
  return (
    <TextField
      label={withCurrency(instead ? 'Another amount for them' : 'Amount', currency)}
      value={choice.amount}
      onChange={(event) => onChange({ ...choice, amount: event.target.value })}
      error={Boolean(choice.amount && problem)}
      helperText={
        (choice.amount && problem) ||
        (instead ? 'Left empty, what they have cost after coupons' : `At most ${money(all.available)}`)
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
        aria-label="What comes back"
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
