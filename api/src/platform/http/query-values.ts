import { Transform } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { Amount } from './input-rules.js';

/**
 * Query strings, read strictly: only plain digits are numbers, a repeated scalar is refused, nothing is rounded.
 * A value that does not read as what it should be is left as it is, for the check beside it to refuse.
 */
const reader = (pattern: RegExp) =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && pattern.test(value) ? Number(value) : value,
  );

/** A whole number from `min` to `max`. */
export function QueryInteger(name: string, min: number, max: number) {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return applyDecorators(
    Max(max, { message }),
    Min(min, { message }),
    IsInt({ message }),
    reader(/^\d{1,9}$/),
  );
}

/** An amount in the shop's currency, or by another rule. */
export function QueryAmount(name: string, rule: (message: string) => PropertyDecorator = Amount) {
  const message = `${name} must be an amount with at most two decimals`;
  return applyDecorators(rule(message), reader(/^\d{1,12}(\.\d{1,3})?$/));
}

/** `true` or `false`, also `1` or `0`. */
export function QueryFlag() {
  return Transform(({ value }: { value: unknown }) => FLAGS.get(value) ?? value);
}
const FLAGS = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const NO_CONTROLS = /^[^\p{Cc}]*$/u;

/** One text of at most `longest` characters without control characters; composed (NFC), so that equal looks are equal. */
export function QueryText(name: string, longest: number) {
  return applyDecorators(
    IsString({ message: `${name} must be one text` }),
    MaxLength(longest, { message: `${name} must be at most ${longest} characters` }),
    Matches(NO_CONTROLS, { message: `${name} contains a control character` }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.normalize('NFC') : value,
    ),
  );
}

/** A text that may come several times, at most `most`. */
export function QueryTexts(name: string, longest: number, most: number) {
  const message = `${name} must be texts of at most ${longest} characters, at most ${most} of them`;
  return applyDecorators(
    Matches(NO_CONTROLS, { each: true, message }),
    MaxLength(longest, { each: true, message }),
    IsString({ each: true, message }),
    ArrayMaxSize(most, { message }),
    IsArray({ message }),
    Transform(({ value }: { value: unknown }) =>
      (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) =>
        typeof one === 'string' ? one.normalize('NFC') : one,
      ),
    ),
  );
}
