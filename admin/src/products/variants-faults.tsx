import { Alert, Box, Link } from '@mui/material';
import { useFormState, type FieldValues } from 'react-hook-form';
import type { Variant } from '../records';
import { t } from '../texts';
import { variantName } from './variant-cells';

/** Named one by one; of more the first are, and as these are mended the next. */
const MOST_NAMED = 6;

interface Fault {
  at: number;
  /** The first member of the row that is wrong. */
  member: string;
}

/** The rows whose fields are wrong, as the form found them or the shop told them. */
export function useVariantFaults(): Fault[] {
  const { errors } = useFormState<FieldValues>({ name: 'variants' });
  return Object.entries(errors.variants ?? {}).flatMap(([place, row]) => {
    const [member] = Object.keys((row as object | undefined) ?? {});
    return /^\d+$/.test(place) && member ? [{ at: Number(place), member }] : [];
  });
}

/** The inputs of react-admin do not tell the form where they are. */
const focusOn = (name: string) => document.getElementsByName(name)[0]?.focus();

/** Above rows that may be out of sight: which of them are wrong, each with the way to its field. */
export const VariantsFaults = ({ variants }: { variants: readonly Variant[] }) => {
  const faults = useVariantFaults();
  if (faults.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 1 }}>
      {t('{count, plural, one {# variant is} other {# variants are}} not right yet. None has been saved.', {
        count: faults.length,
      })}
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {faults.slice(0, MOST_NAMED).map(({ at, member }) => (
          <li key={at}>
            <Link
              component="button"
              type="button"
              color="inherit"
              sx={{ minHeight: 24 }}
              onClick={() => focusOn(`variants.${at}.${member}`)}
            >
              {variants[at] && variantName(variants[at])}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
