import { baseCurrency, Currency } from '../../kernel/currency.js';
import { decimalsAllowed } from '../../kernel/money.js';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsEmail,
  isEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { isOneLine } from '../../kernel/one-line.js';

/** A member that may be left out, but is checked when it is sent: `null` is not "left out". */
export const IfSent = () => ValidateIf((_, value: unknown) => value !== undefined);

/** Blanks around a text are dropped, and its letters composed. What is no text is for the check beside it to refuse. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.normalize('NFC').trim() : value,
  );

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const OBJECT = { name: 'isPlainObject', validator: { validate: isObject } };

/** A member with members of its own; a list, which `ValidateNested` lets through, is none. */
export const Nested = () =>
  applyDecorators(ValidateNested(), ValidateBy(OBJECT, { message: '$property must be an object' }));

/** A list of such members; a list within the list is none. */
export const EachNested = (message = 'each of $property must be an object') =>
  applyDecorators(ValidateNested({ each: true, message }), ValidateBy(OBJECT, { each: true, message }));

/** What was sent is never rounded: 19.999 and 0.30000000000000004 are no amounts. */
const isDecimal = (value: unknown) =>
  typeof value === 'number' &&
  Number.isSafeInteger(Math.round(value * 100)) &&
  Number(value.toFixed(2)) === value;

/** A number with at most two decimals. The library's own check stumbles over numbers like 1e-7. */
export const Decimal = (message: string) =>
  ValidateBy({ name: 'isNumber', validator: { validate: isDecimal } }, { message });

/** A currency that can be chosen, by ISO 4217. */
export const CurrencyCode = () =>
  IsIn(Currency.codes(), { message: 'currency must be a code of ISO 4217, such as EUR' });

/** The currency that is sent beside an amount; the shop's own, unless one is. */
function currencyBeside(sent: object | undefined): Currency {
  const code: unknown = sent && 'currency' in sent ? sent.currency : undefined;
  return typeof code === 'string' && Currency.codes().includes(code) ? Currency.of(code) : baseCurrency();
}

const isAmount = (value: unknown, at?: ValidationArguments) =>
  typeof value === 'number' && currencyBeside(at?.object).fromDecimal(value) !== null;
const TWO_DECIMALS = 'at most two decimals';

/** A message that says two decimals, as one that says how many the currency has. */
const ofCurrency = (message: string, currency: Currency) =>
  message.replace(TWO_DECIMALS, decimalsAllowed(currency));

/** What is said of an amount in the currency that is sent beside it, else in the shop's; for the other rules of its member. */
export const saysDecimals = (message: string) => ({
  message: ({ object }: ValidationArguments) => ofCurrency(message, currencyBeside(object)),
});

/** An amount in the currency that is sent beside it, else in the shop's. */
export const Amount = (message: string) =>
  ValidateBy({ name: 'isAmount', validator: { validate: isAmount } }, saysDecimals(message));

/** At most what one thing may cost in the currency that is sent beside it, else in the shop's. */
export const AtMostAPrice = (message: string) =>
  ValidateBy(
    {
      name: 'atMostAPrice',
      validator: {
        validate: (value: unknown, at?: ValidationArguments) =>
          typeof value === 'number' && value <= currencyBeside(at?.object).highestPrice,
      },
    },
    saysDecimals(message),
  );

const THOUSANDTHS = 1_000;
/** Of any currency: what is more than nothing. `IsPositive` stands in the document as a minimum of 1 (@nestjs/swagger 12.0.2). */
export const LEAST_AMOUNT = 1 / THOUSANDTHS;
const isAnyAmount = (value: unknown) =>
  typeof value === 'number' && Math.round(value * THOUSANDTHS) / THOUSANDTHS === value;

/** An amount of an order, which alone knows its currency, and refuses more decimals than that has. */
export const OrderAmount = (message: string) =>
  ValidateBy(
    { name: 'isAmount', validator: { validate: isAnyAmount } },
    { message: () => ofCurrency(message, baseCurrency()) },
  );

/** A whole number within bounds. */
export const WholeNumber = (label: string, least: number, most: number) => {
  const message = `${label} must be a whole number from ${least} to ${most}`;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: least, maximum: most }),
    IsInt({ message }),
    Min(least, { message }),
    Max(most, { message }),
  );
};

/** What is no text at all is for the check beside it to refuse. */
const staysOnLine = (value: unknown) => typeof value !== 'string' || isOneLine(value);

/** Such texts travel in mails, on labels and in files with a line for each order. */
export const OneLine = (label: string) =>
  ValidateBy(
    { name: 'isOneLine', validator: { validate: staysOnLine } },
    { message: `${label} must be one line` },
  );

/** No quoted local part, no brackets, no blank and nothing invisible: the address goes into headers of mails as it is. */
const PLAIN_ADDRESS = /^[^\s"<>\p{C}@]+@[^\s"<>\p{C}@]+$/u;
const LONGEST_ADDRESS = 254;

/** A mail address; `message` says so whatever is wrong with it. */
export const MailAddress = (message: string) =>
  applyDecorators(ApiProperty({ format: 'email', maxLength: LONGEST_ADDRESS }), IsMailAddress(message));

/** Something that only whoever knows it can type: no more is asked of it here than that it is there. */
export const Password = (missing: string, tooLong = 'Password must be at most 128 characters') =>
  applyDecorators(
    ApiProperty({ maxLength: 1_000 }),
    MaxLength(1_000, { message: tooLong }),
    IsNotEmpty({ message: missing }),
    IsString({ message: missing }),
  );

/** The check alone, for a member that is described in another way. */
export const IsMailAddress = (message: string) =>
  applyDecorators(
    Matches(PLAIN_ADDRESS, { message }),
    IsEmail({ allow_utf8_local_part: true }, { message }),
    MaxLength(LONGEST_ADDRESS, { message }),
  );

/** Whether a text is a mail address by these rules. */
export const isMailAddress = (text: string): boolean =>
  PLAIN_ADDRESS.test(text) &&
  text.length <= LONGEST_ADDRESS &&
  isEmail(text, { allow_utf8_local_part: true });

/** A text of one line with something in it, at most `most` characters; blanks around it are dropped. */
export const RequiredLine = (label: string, most: number) =>
  applyDecorators(
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    MaxLength(most, { message: `${label} must be at most ${most} characters` }),
    OneLine(label),
    Trimmed(),
  );

/** The same, and empty is right. */
export const OptionalLine = (label: string, most: number) =>
  applyDecorators(
    IsString({ message: `${label} must be a text` }),
    MaxLength(most, { message: `${label} must be at most ${most} characters` }),
    OneLine(label),
    Trimmed(),
  );
