import { Box, InputAdornment, Typography } from '@mui/material';
import { getContrastRatio } from '@mui/material/styles';
import { TextInput, type Validator } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShapedField } from './shaped-field';
import { t } from '../texts';

const COLOUR = /^#[0-9a-f]{6}$/i;
/** What WCAG asks of texts. */
const READABLE = 4.5;

const ratio = (one: string, other: string) => Math.floor(getContrastRatio(one, other) * 100) / 100;

/** What the shop would say of the colour; undefined when it can be used. */
export function faultOf(
  colour: unknown,
  { label, against = [], least = READABLE, carries = [] }: ShapedField,
) {
  if (colour === null || colour === undefined || colour === '') return undefined;
  if (typeof colour !== 'string' || !COLOUR.test(colour))
    return t('{label} must be a colour like #b8472a', { label });
  const faint = against.find((ground) => ratio(colour, ground.colour) < least);
  if (faint)
    return t('{label} has a contrast of {colour} with {name}; it must be at least {least}', {
      label,
      colour: ratio(colour, faint.colour),
      name: faint.name,
      least,
    });
  const best = Math.max(...carries.map((text) => ratio(text, colour)));
  return carries.length > 0 && best < READABLE
    ? t(
        '{label} is neither dark nor light enough to be written on: a contrast of {best}, where {readable} is needed',
        { label, best, readable: READABLE },
      )
    : undefined;
}

/** Said while it is chosen: on what it can be read, and how well. */
const Contrast = ({ field, colour }: { field: ShapedField; colour: string }) => {
  if (!COLOUR.test(colour)) return null;
  const fault = faultOf(colour, field);
  const grounds = (field.against ?? []).map(({ name, colour: ground }) =>
    t('{colour} on {name}', { colour: ratio(colour, ground), name }),
  );
  return (
    <Typography
      variant="caption"
      component="p"
      role="status"
      color={fault ? 'error' : 'text.secondary'}
      sx={{ mt: -0.5, mb: 1 }}
    >
      {fault ??
        t('Contrast {grounds}: can be read', { grounds: grounds.join(', ') || t('enough for texts on it') })}
    </Typography>
  );
};

type Props = {
  field: ShapedField;
  source: string;
  helperText: string | false;
  validate: Validator | Validator[];
};

/** A colour, typed or picked, whose contrast is told at once. */
export const ColourField = ({ field, source, helperText, validate }: Props) => {
  const colour = String((useWatch({ name: source }) as string | null | undefined) ?? '');
  const { setValue } = useFormContext();
  const readable: Validator = (value: unknown) => faultOf(value, field);
  const swatch = (
    <InputAdornment position="start">
      <Box
        component="input"
        type="color"
        aria-label={t('Pick {label}', { label: field.label })}
        value={COLOUR.test(colour) ? colour : '#ffffff'}
        onChange={({ target }: { target: { value: string } }) =>
          setValue(source, target.value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
        sx={{ width: 32, height: 28, p: 0, border: 0, background: 'none', cursor: 'pointer' }}
      />
    </InputAdornment>
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextInput
        source={source}
        label={field.label}
        helperText={helperText}
        placeholder={t('Duka’s own')}
        validate={[...[validate].flat(), readable]}
        slotProps={{ input: { startAdornment: swatch } }}
      />
      <Contrast field={field} colour={colour} />
    </Box>
  );
};
