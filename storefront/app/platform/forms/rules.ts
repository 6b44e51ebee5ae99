import { formTexts } from '../messages/en/forms';
import { type FieldName, fieldTable } from './field-table';
import { visible } from './visible';

/** What is wrong with a value, in a sentence; null when nothing is. */
export type Rule = (value: string) => string | null;

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** The shortest numbers of any country. */
const FEWEST_PHONE_DIGITS = 4;

/** True for something that looks like an email address. */
export const isEmail = (value: string): boolean => EMAIL.test(visible(value));

/** An email address, telling what is missing. */
export const emailRule: Rule = (value) => {
  const text = visible(value);
  if (!text) return formTexts.missing('email');
  if (!text.includes('@')) return formTexts.emailWithoutAt;
  if (!/@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)) return formTexts.emailWithoutDomain;
  return isEmail(text) ? null : formTexts.invalidEmail;
};

/** A phone number in any spelling and any digits; whether there is such a number the shop says, which knows those of all countries. */
export const phoneRule: Rule = (value) => {
  const text = visible(value);
  if (!text) return formTexts.missing('phone number');
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  if (digits === 0) return formTexts.phoneCharacters;
  return digits < FEWEST_PHONE_DIGITS
    ? formTexts.digitsShort(formTexts.phoneNumber, FEWEST_PHONE_DIGITS - digits)
    : null;
};

/** Something must stand there, not longer than the field table says. */
export const lineRule =
  (name: FieldName): Rule =>
  (value) => {
    const { label, ...rest } = fieldTable[name];
    const most = 'maxLength' in rest ? rest.maxLength : Infinity;
    if (!visible(value)) return formTexts.missing(label);
    return visible(value).length > most ? formTexts.tooLong(label, most) : null;
  };

/** A postal code; five digits (or nine) in the United States. */
export const zipRule =
  (country: string): Rule =>
  (value) => {
    const text = visible(value);
    if (!text) return formTexts.missingZip;
    if (country === 'United States' && !/^\d{5}(-?\d{4})?$/.test(text)) return formTexts.usZip;
    return text.length > fieldTable.zipCode.maxLength
      ? formTexts.tooLong(fieldTable.zipCode.label, fieldTable.zipCode.maxLength)
      : null;
  };
