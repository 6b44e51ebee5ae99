import { maxLength, required, type Validator } from 'react-admin';
import { currencyIn, shopCurrency } from '../layout/shop-currency';

const NO_PRICE = 'Price must be a positive number';
const DECIMALS = ['no decimals', 'at most one decimal', 'at most two decimals', 'at most three decimals'];
const hasAtMost = (decimals: number, number: number) => Number(number.toFixed(decimals)) === number;

const positive: Validator = (value: unknown) => {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 0) return NO_PRICE;
  const { decimals } = shopCurrency();
  return hasAtMost(decimals, number) ? undefined : `${NO_PRICE} with ${DECIMALS[decimals]}`;
};

/** The sentences of specification 5, to the letter. */
export const nameRules = [
  required('Product name is required'),
  maxLength(100, 'Name must be less than 100 characters'),
];
export const descriptionRules = [
  required('Description is required'),
  maxLength(500, 'Description must be less than 500 characters'),
];
export const priceRules = [required('Price is required'), positive];
export const categoryRules = [required('Category is required')];
export const IMAGE_NEEDED = 'Product image is required';

export const discountRule: Validator = (value: unknown) => {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  return number >= 0 && number < 100 ? undefined : 'Discount must be at least 0 and below 100 percent';
};

const wholeNumber =
  (message: string): Validator =>
  (value: unknown) => {
    if (value === null || value === undefined || value === '') return undefined;
    const number = Number(value);
    return Number.isInteger(number) && number >= 0 ? undefined : message;
  };

export const stockRule = wholeNumber('Stock must be a whole number, 0 or more');
export const lowStockRule = wholeNumber('Low stock must be a whole number, 0 or more');
export const sizeRule = wholeNumber('Size must be whole millimetres, 0 or more');
export const weightRule = wholeNumber('Weight must be whole grams, 0 or more');

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
      : `A price in ${code} must be a positive number with ${DECIMALS[decimals]}`;
  };
  ownPriceRules.set(code, rule);
  return rule;
}
