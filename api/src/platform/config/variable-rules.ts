import { applyDecorators } from '@nestjs/common';
import { isNetwork } from '../auth/networks.js';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, Max, Min, ValidateBy } from 'class-validator';

/** `0` or `1`. */
export const Flag = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '1' ? true : value === '0' ? false : value)),
    IsBoolean({ message: '$property must be 0 or 1' }),
  );

/** A whole number within bounds. */
export const Int = (least: number, most: number) =>
  applyDecorators(
    Type(() => Number),
    IsInt(),
    Min(least),
    Max(most),
  );

/** Addresses or networks of one's own, with commas between them. */
export const Networks = () =>
  ValidateBy(
    {
      name: 'areNetworks',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' &&
          value.split(',').every((one) => one.trim() === '' || isNetwork(one.trim())),
      },
    },
    { message: '$property must be addresses or networks such as 10.0.0.0/8, with commas between them' },
  );

/** Origins of web pages, letter for letter as browsers send them, with commas between them. */
export const Origins = () =>
  ValidateBy(
    {
      name: 'areOrigins',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && partsOf(value).every(isOrigin),
      },
    },
    { message: '$property must be origins such as https://books.example, with commas between them' },
  );

/** What stands between commas. */
export const partsOf = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const isOrigin = (text: string): boolean => isUrl(text, ['http', 'https']) && new URL(text).origin === text;

export const Port = () => Int(1, 65_535);

/** An absolute address with one of these schemes. */
export const Url = (...schemes: string[]) =>
  ValidateBy(
    { name: 'isUrl', validator: { validate: (value: unknown) => isUrl(value, schemes) } },
    {
      message: `$property must be an address that begins with ${schemes.map((one) => `${one}://`).join(' or ')}`,
    },
  );

function isUrl(value: unknown, schemes: readonly string[]): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return schemes.includes(new URL(value).protocol.slice(0, -1));
}
