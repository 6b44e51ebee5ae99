import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { countryCode } from '../../kernel/world/countries.js';
import { readPhone } from '../phones/read-phone.js';

/** Longer ones are not read. */
const LONGEST = 60;

/** What was sent beside a number that may say of which country it is. */
interface Beside {
  country?: unknown;
  shippingAddress?: { country?: unknown } | null;
}

/** As it is kept; what is no number of `country` or the shop's stays as it was sent, for the check to refuse. */
export function keptPhone(value: string, country?: unknown): string;
export function keptPhone(value: unknown, country?: unknown): unknown;
export function keptPhone(value: unknown, country?: unknown): unknown {
  if (typeof value !== 'string' || value.length > LONGEST) return value;
  return readPhone(value, [typeof country === 'string' ? countryCode(country) : null]) ?? value.trim();
}

const countryBeside = (sent: Beside): unknown => sent.country ?? sent.shippingAddress?.country;

/** Whether it is a number in the form that is kept. */
export const isPhone = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LONGEST && readPhone(value) === value;

/** `what` names it in the sentence: `phone` or `mobile`. */
export const phoneSentence = (what = 'phone'): string =>
  `Please enter a valid ${what} number. A number from another country starts with + and its country code.`;

/** Once it is read; an empty text where `orEmpty`. */
export const IsPhone = ({ orEmpty = false, what = 'phone' } = {}) =>
  ValidateBy(
    { name: 'isPhone', validator: { validate: (value) => (orEmpty && value === '') || isPhone(value) } },
    { message: () => phoneSentence(what) },
  );

/**
 * A phone number as people of the shop's country write it, or of the country that is sent beside it; kept as E.164
 * (`+256772123456`).
 */
export const Phone = (options: { orEmpty?: boolean } = {}) =>
  applyDecorators(
    IsPhone(options),
    Transform(({ value, obj }: { value: unknown; obj: Beside }) => keptPhone(value, countryBeside(obj))),
  );

const isWallet = (value: unknown): boolean => isPhone(value) && !String(value).includes(';');

/** The phone whose wallet pays. */
export const WalletPhone = () =>
  applyDecorators(
    ValidateBy(
      { name: 'isPhone', validator: { validate: isWallet } },
      { message: () => phoneSentence('mobile') },
    ),
    Transform(({ value, obj }: { value: unknown; obj: Beside }) => keptPhone(value, countryBeside(obj))),
  );
