import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';

/** A member that may be left out, but is checked when it is sent: `null` is not "left out". */
export const IfSent = () => ValidateIf((_, value: unknown) => value !== undefined);

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

const ONE_LINE = /^[^\p{Cc}]*$/u;

/** What is no text at all is for the check beside it to refuse. */
const isOneLine = (value: unknown) => typeof value !== 'string' || ONE_LINE.test(value);

/** Such texts travel in mails, on labels and in files with a line for each order. */
export const OneLine = (label: string) =>
  ValidateBy(
    { name: 'isOneLine', validator: { validate: isOneLine } },
    { message: `${label} must be one line` },
  );

/** A text of one line with something in it, at most `most` characters; blanks around it are dropped. */
export const RequiredLine = (label: string, most: number) =>
  applyDecorators(
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    MaxLength(most, { message: `${label} must be at most ${most} characters` }),
    OneLine(label),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
  );
