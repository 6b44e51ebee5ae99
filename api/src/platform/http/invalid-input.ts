import {
  ValidationPipe,
  type ArgumentMetadata,
  type ValidationError,
  type ValidationPipeOptions,
} from '@nestjs/common';
import { Refusal, type FieldError } from '../../kernel/refusal.js';
import { visibleWithin } from '../../kernel/visible.js';
import { keepRules } from './kept-rules.js';
import { isStrict } from './strict-query.js';

/** What was sent does not fit; `message` is the first field's sentence, as the shop's forms show one. */
export class InvalidInput extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'invalid_input', fields[0]?.message ?? 'The data sent is not valid.', { fields });
  }
}

/**
 * Every text that people type or paste is taken as they see it, before any rule looks at it.
 * To the library a body of `null` is an object without members; here it is as wrong as a list.
 */
class InputPipe extends ValidationPipe {
  private readonly strict: ValidationPipe;

  constructor(options: ValidationPipeOptions) {
    super(options);
    this.strict = new ValidationPipe({ ...options, forbidNonWhitelisted: true });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'query' && isStrict(metadata.metatype))
      return this.strict.transform(seen(value, metadata), metadata) as Promise<unknown>;
    const isNull = value === null && metadata.type === 'body' && this.toValidate(metadata);
    return super.transform(isNull ? [] : seen(value, metadata), metadata) as Promise<unknown>;
  }
}

/** A body that is no JSON, such as the lines of a file, is for its reader. */
const seen = (value: unknown, { type, metatype }: ArgumentMetadata): unknown =>
  type === 'custom' || (type === 'body' && metatype === undefined) ? value : visibleWithin(value);

/** Unknown members are dropped and never stored, unless a query is strict; nothing is coerced silently but query strings by `@Type`. */
export function inputPipe(): ValidationPipe {
  keepRules();
  return new InputPipe({
    whitelist: true,
    transform: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new InvalidInput(errors.flatMap((error) => fieldErrors(error, ''))),
  });
}

/** What the library calls a member that no rule knows, where those are refused. */
const UNKNOWN = 'whitelistValidation';

function fieldErrors(error: ValidationError, parent: string): FieldError[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    field,
    message: rule === UNKNOWN ? `${field} is no parameter of this call` : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, field))];
}
