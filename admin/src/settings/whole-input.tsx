import { maxValue, minValue, NumberInput, required } from 'react-admin';
import { t } from '../texts';

type WholeProps = { source: string; label: string; least?: number; most: number; helperText: string };

/** A whole number within its bounds. */
export const WholeInput = ({ source, label, least = 1, most, helperText }: WholeProps) => (
  <NumberInput
    source={source}
    label={label}
    step={1}
    validate={[
      required(t('{label} is required', { label })),
      minValue(least, t('At least {least}', { least })),
      maxValue(most, t('At most {most}', { most })),
    ]}
    helperText={helperText}
  />
);
