import { AutocompleteInput, required } from 'react-admin';
import { countries, type Country } from './countries';
import { t } from '../texts';

const places: readonly Country[] = [{ id: '*', name: t('Everywhere') }, ...countries()];
const codes = new Set(places.map(({ id }) => id.toLowerCase()));

/** By its two letters, or `*` for everywhere, or by a part of its name. */
const isMeant = (typed: string, { id, name }: Country) => {
  const wanted = typed.trim().toLowerCase();
  return codes.has(wanted) ? id.toLowerCase() === wanted : name.toLowerCase().includes(wanted);
};

const rules = required(t('Country is required'));

/** A country by its name, or everywhere; what is typed and left is taken for what it suggests first. */
export const CountryInput = () => (
  <AutocompleteInput
    source="country"
    label={t('Country')}
    choices={[...places]}
    validate={rules}
    matchSuggestion={isMeant}
    autoHighlight
    autoSelect
    helperText={false}
  />
);
