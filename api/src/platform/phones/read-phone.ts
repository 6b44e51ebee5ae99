import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { homeCountry } from '../../kernel/home-country.js';
import { inPlainSigns } from '../../kernel/world/postcodes.js';

/** `(+256) 772…`, `tel:+256…` */
const AROUND = /^(?:TEL[:.]?)?[\s(]*(?=[+\d(])/;
/** No country's code begins with nought: whoever writes `+0772` means the number of the own country. */
const PLUS_NOUGHT = /^\+[\s(]*(?=0)/;
const ABROAD = /^0[\s-]*0(?=[\s\d()-])/;

/**
 * Mexico has numbers of ten digits alone since 3 August 2019 (its Plan Técnico Fundamental de Numeración); people and WhatsApp still write
 * the 1 of mobile numbers behind 52, and 01, 044 or 045 before them.
 */
const OLD_MEXICAN = /^\+521\d{10}$/;
const OLD_MEXICAN_PREFIX = /^(?:01|044|045)\d{10}$/;
const bare = (text: string): string => text.replaceAll(/[\s().-]/g, '');

function worldText(text: string): string {
  return OLD_MEXICAN.test(bare(text)) ? `+52${bare(text).slice(4)}` : text;
}

function ownText(country: string, text: string): string {
  return country === 'MX' && OLD_MEXICAN_PREFIX.test(bare(text)) ? bare(text).slice(-10) : text;
}

const parsed = (text: string, defaultCountry?: CountryCode): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { ...(defaultCountry && { defaultCountry }), extract: false });

/** Behind a country's code there is a nought in few countries, of whose numbers it is known which. */
const mayBeOwn = (one: PhoneNumber | undefined): boolean =>
  one !== undefined && (one.isValid() || !one.nationalNumber.startsWith('0'));

/** What may be meant, the likeliest first. */
function readings(text: string, countries: readonly (string | null)[]): (PhoneNumber | undefined)[] {
  if (text.startsWith('+')) return [parsed(worldText(text))];
  const abroad = ABROAD.test(text) ? [parsed(text.replace(ABROAD, '+'))] : [];
  const own = [...countries, homeCountry()].flatMap((code) =>
    code !== null && isSupportedCountry(code) ? [parsed(ownText(code, text), code)] : [],
  );
  return [...abroad, ...own.filter(mayBeOwn)];
}

/**
 * A phone number as people write it, as E.164 (`+256772123456`; with an extension `+13055550123;ext=5`), or null for what is
 * none: with + or 00 and the country's code, or as one of these countries or the shop's own calls it, in any digits, with
 * blanks, brackets and dashes. How many digits it must have is libphonenumber's word; which of them are in use is not asked,
 * since new ones come every year; but no country that writes no nought before its numbers has one that begins so.
 */
export function readPhone(typed: string, countries: readonly (string | null)[] = []): string | null {
  const text = inPlainSigns(typed).replace(AROUND, '').replace(PLUS_NOUGHT, '');
  const found = readings(text, countries);
  const best =
    found.find((one) => one?.isValid()) ??
    found.find((one) => one?.isPossible()) ??
    // the code of a country without its plus
    [parsed(`+${text}`)].find((one) => one?.isValid());
  return best ? best.format('RFC3966').replace('tel:', '') : null;
}
