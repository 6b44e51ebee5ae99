import { formTexts } from '../platform/messages/en/forms';
import { inPlainDigits } from '../platform/forms/digits';
import { fieldTable } from '../platform/forms/field-table';

const digitsOf = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);
const grouped = (digits: string, size: number) =>
  digits.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? '';

/** 16 digits in groups of four. */
export const cardMask = (text: string): string => grouped(digitsOf(text, 16), 4);

/** Two digits, a slash, two digits, as printed on the card. A first digit above 1 is a month of its own. */
export function expiryMask(text: string): string {
  const typed = digitsOf(text, 4);
  const digits = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed;
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Three digits. */
export const cvcMask = (text: string): string => digitsOf(text, 3);

/** As people call it within their country: with a nought first, which no country's code has; `00` is a plus sign. */
const isOfHere = (plain: string): boolean => /^[\s(]*0/.test(plain);
const FEWEST_ABROAD = 11;

/** A plus sign and 12 digits in groups of three; nothing when no digit was typed. What begins with a nought stays as it is typed. */
export function mobileMask(text: string): string {
  const plain = inPlainDigits(text);
  if (isOfHere(plain)) return plain.replaceAll(/[^\d\s()./-]/g, '').slice(0, 24);
  const digits = digitsOf(plain, 12);
  return digits || text.includes('+') ? `+${grouped(digits, 3)}` : '';
}

const short = (label: string, digits: string, whole: number) =>
  digits.length < whole ? formTexts.digitsShort(label, whole - digits.length) : null;

/** True when the digits pass the check that every card number passes. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  });
  return sum % 10 === 0;
}

/** What is wrong with a card number; null when nothing is, also when it is empty (specification 5: no required check). */
export function cardProblem(text: string): string | null {
  const digits = digitsOf(text, 16);
  if (!digits) return null;
  return (
    short(fieldTable.accountNumber.label, digits, 16) ?? (passesLuhn(digits) ? null : formTexts.cardMistyped)
  );
}

/** What is wrong with an expiry date at `now`. */
export function expiryProblem(text: string, now: Date): string | null {
  const digits = digitsOf(text, 4);
  if (!digits) return null;
  if (digits.length < 4) return formTexts.digitsShort(formTexts.expiry, 4 - digits.length);
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (month < 1 || month > 12) return formTexts.monthWrong;
  return new Date(Date.UTC(year, month, 1)) <= now ? formTexts.expired : null;
}

/** What is wrong with a CVC. */
export function cvcProblem(text: string): string | null {
  const digits = digitsOf(text, 3);
  return digits ? short(fieldTable.bankName.label, digits, 3) : null;
}

/** What is wrong with a mobile number with its country's code: most have 12 digits, some 11. Of others the shop says it. */
export function mobileProblem(text: string): string | null {
  const digits = digitsOf(text, 12);
  if (!digits || isOfHere(text) || digits.length >= FEWEST_ABROAD) return null;
  return short(fieldTable.mobileNumber.label, digits, 12);
}

/** `+256772123456`, or as it is called within the country; the API takes both. */
export const mobileValue = (text: string): string => {
  if (isOfHere(text)) return text.trim();
  return digitsOf(text, 12) ? `+${digitsOf(text, 12)}` : '';
};
