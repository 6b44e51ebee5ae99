import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { isOneLine } from '../../kernel/one-line.js';
import {
  ADDRESS_EXTRAS,
  addressLabel,
  missingPart,
  type AddressExtra,
  type AddressPart,
  type Place,
} from '../../kernel/world/address.js';
import { countryCode } from '../../kernel/world/countries.js';
import { OptionalLine, Trimmed } from './input-rules.js';
import { OptionalText } from './optional-rules.js';

/** What is wrong with it, in a sentence without its full stop; null when nothing is. */
function faultOf(value: unknown, part: AddressPart, most: number, place: Partial<Place>): string | null {
  const label = addressLabel(countryCode(textOf(place.country)) ?? '', part);
  if (value === undefined || value === '')
    return missingPart({ ...place, country: textOf(place.country) }, part);
  if (typeof value !== 'string') return `${label} is required`;
  if (value.length > most) return `${label} must be at most ${most} characters`;
  return isOneLine(value) ? null : `${label} must be one line`;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A part of an address that stands beside its `country`, which decides by the one table of the shop whether it must be there and what it
 * is called. `end` ends the sentence.
 */
export const PlacePart = (part: AddressPart, most: number, end = '') => {
  const placeOf = (at?: ValidationArguments) => (at?.object ?? {}) as Partial<Place>;
  const validate = (value: unknown, at?: ValidationArguments) =>
    faultOf(value, part, most, placeOf(at)) === null;
  const message = (at: ValidationArguments) => `${faultOf(at.value, part, most, placeOf(at)) ?? ''}${end}`;
  return applyDecorators(
    ApiProperty({ type: 'string', nullable: true, required: false, maxLength: most }),
    ValidateBy({ name: 'isPlacePart', validator: { validate } }, { message }),
    Transform(({ value }: { value: unknown }) => (value === null ? '' : value)),
    Trimmed(),
  );
};

/** What an address may have in every country. */
export const PlaceExtra = (name: AddressExtra) =>
  applyDecorators(OptionalText(), OptionalLine(ADDRESS_EXTRAS[name].label, ADDRESS_EXTRAS[name].most));

const isCountry = (value: unknown) =>
  typeof value !== 'string' || value.trim() === '' || countryCode(value) !== null;

/** A country by any of its names; that there is one is for the check beside it. */
export const KnownCountry = () =>
  ValidateBy(
    { name: 'isCountry', validator: { validate: isCountry } },
    {
      message: ({ value }) =>
        `${String(value).slice(0, 60)} is not a country: give its two letters or its English name.`,
    },
  );
