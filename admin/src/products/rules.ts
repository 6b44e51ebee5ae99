import { maxLength, required, type Validator } from 'react-admin';
import { currencyIn, shopCurrency } from '../layout/shop-currency';
import { t } from '../texts';

const NO_PRICE = t('Price must be a positive number');
const DECIMALS = [
  t('no decimals'),
  t('at most one decimal'),
  t('at most two decimals'),
  t('at most three decimals'),
];
const hasAtMost = (decimals: number, number: number) => Number(number.toFixed(decimals)) === number;

const positive: Validator = (value: unknown) => {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 0) return NO_PRICE;
  const { decimals } = shopCurrency();
  return hasAtMost(decimals, number)
    ? undefined
    : t('{noPrice} with {decimals}', { noPrice: NO_PRICE, decimals: DECIMALS[decimals] });
};

/** The sentences of specification 5, to the letter. */
export const nameRules = [
  required(t('Product name is required')),
  maxLength(100, t('Name must be less than 100 characters')),
];
export const descriptionRules = [
  required(t('Description is required')),
  maxLength(500, t('Description must be less than 500 characters')),
];
export const priceRules = [required(t('Price is required')), positive];
export const categoryRules = [required(t('Category is required'))];
export const IMAGE_NEEDED = t('Product image is required');

export const discountRule: Validator = (value: unknown) => {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  return number >= 0 && number < 100 ? undefined : t('Discount must be at least 0 and below 100 percent');
};

const wholeNumber =
  (message: string): Validator =>
  (value: unknown) => {
    if (value === null || value === undefined || value === '') return undefined;
    const number = Number(value);
    return Number.isInteger(number) && number >= 0 ? undefined : message;
  };

export const stockRule = wholeNumber(t('Stock must be a whole number, 0 or more'));
export const lowStockRule = wholeNumber(t('Low stock must be a whole number, 0 or more'));
export const sizeRule = wholeNumber(t('Size must be whole millimetres, 0 or more'));
export const weightRule = wholeNumber(t('Weight must be whole grams, 0 or more'));

/** As the shop reads it: blanks and hyphens may stand between; whether its last digit is right the shop says. */
export const gtinRule: Validator = (value: unknown) => {
  const digits = (typeof value === 'string' ? value : '').replaceAll(/[\s-]/g, '');
  return digits === '' || /^(\d{8}|\d{12,14})$/.test(digits)
    ? undefined
    : t('GTIN must have 8, 12, 13 or 14 digits');
};

const ownPriceRules = new Map<string, Validator>();

/** An own price has no more decimals than its currency; an empty one is none. */
export function ownPriceRule(code: string): Validator {
  const known = ownPriceRules.get(code);
  if (known) return known;
  const { decimals } = currencyIn(code);
  const rule: Validator = (value: unknown) => {
    if (value === null || value === undefined || value === '') return undefined;
    const number = Number(value);
    return number > 0 && hasAtMost(decimals, number)
      ? undefined
      : t('A price in {code} must be a positive number with {decimals}', {
          code,
          decimals: DECIMALS[decimals],
        });
  };
  ownPriceRules.set(code, rule);
  return rule;
}
