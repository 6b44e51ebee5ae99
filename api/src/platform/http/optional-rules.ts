import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IfSent } from './input-rules.js';

/** Null, as forms send it for what nobody wrote, is taken for another value. */
export const nullAs = (other: unknown) =>
  Transform(({ value }: { value: unknown }) => (value === null ? other : value));

/** Codes of a list are taken in large or small letters. */
export const InCapitals = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((one: unknown) => (typeof one === 'string' ? one.toUpperCase() : one))
      : value,
  );

/** A list of such members that may be left out. Forms send null for one that nobody touched: it is left out, too. */
export const OptionalList = (of: new () => object) =>
  applyDecorators(ApiProperty({ type: [of], nullable: true, required: false }), nullAs(undefined), IfSent());

/** A text that may be left out, or be empty: null is the empty one, which forms send when it was never written or is taken away. */
export const OptionalText = () =>
  applyDecorators(ApiProperty({ type: 'string', nullable: true, required: false }), nullAs(''), IfSent());

/** An id that may be left out: null and the empty text, as a form sends them for what nobody chose, are none. */
export const OptionalId = () =>
  applyDecorators(
    ApiProperty({ type: 'string', format: 'uuid', nullable: true, required: false }),
    Transform(({ value }: { value: unknown }) => (value === null || value === '' ? undefined : value)),
    IfSent(),
  );

/** A number whose absence is nought: null, as an emptied field sends it, is 0. */
export const NoneIsZero = () => applyDecorators(nullAs(0), IfSent());
