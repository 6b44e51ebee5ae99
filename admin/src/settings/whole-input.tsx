import { maxValue, minValue, NumberInput, required } from 'react-admin';

type WholeProps = { source: string; label: string; least?: number; most: number; helperText: string };

/** A whole number within its bounds. */
export const WholeInput = ({ source, label, least = 1, most, helperText }: WholeProps) => (
  <NumberInput
    source={source}
    label={label}
    step={1}
    validate={[
      required(`${label} is required`),
      minValue(least, `At least ${least}`),
      maxValue(most, `At most ${most}`),
    ]}
    helperText={helperText}
  />
);
