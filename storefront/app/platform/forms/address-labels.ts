import { countryFieldLabels, fieldLabels } from '../messages/en/fields';

/** What the last line of an address is called in a country, by its English name. */
export const addressLabels = (country: string): { state: string; zipCode: string } => ({
  ...fieldLabels,
  ...countryFieldLabels[country],
});
