import { placeLabel } from '../messages/en/places';
import { formTexts } from '../messages/en/forms';
import type { CountryForm, PlaceField } from './countries';
import { fieldTable } from './field-table';
import { type Rule, zipRule } from './rules';

/** Whether the parts of which one must be given are all empty. */
const hasNone = ({ fields }: CountryForm, values: Partial<Record<PlaceField, string>>): boolean =>
  fields.every(({ name, need }) => need !== 'either' || !values[name]?.trim());

/** A part of an address as its country wants it: called by its name there, and a postcode in one of its forms. */
export function partRule(
  form: CountryForm,
  name: PlaceField,
  values: Partial<Record<PlaceField, string>>,
): Rule {
  const field = form.fields.find((one) => one.name === name);
  return (value) => {
    const text = value.trim();
    const label = field ? placeLabel(field.label) : fieldTable[name].label;
    if (!text) {
      const isNeeded = field?.need === 'must' || (field?.need === 'either' && hasNone(form, values));
      return isNeeded ? formTexts.missingPart(label) : null;
    }
    if (name === 'zipCode' && form.code === 'US') return zipRule(form.name)(text);
    if (name === 'zipCode' && isOtherForm(form, text))
      return formTexts.postcodeLike(form.name, label, form.postcode?.example ?? '');
    const most = fieldTable[name].maxLength;
    return text.length > most ? formTexts.tooLong(label, most) : null;
  };
}

/** Digits of other scripts, and what else is pasted, are for the shop to read. */
const isOtherForm = ({ postcode }: CountryForm, text: string): boolean =>
  postcode !== null && /^[ -~]*$/.test(text) && !postcode.pattern.test(text);
