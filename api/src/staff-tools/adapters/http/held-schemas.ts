import { Injectable } from '@nestjs/common';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../../application/schema.js';
import type { Args, StaffTool, Told } from '../../application/staff-tool.js';
import { ArgumentsWrong } from '../../domain/refusals.js';

/** Holds arguments and answers against the schemas of tools: nothing goes in or out that these do not name. */
@Injectable()
export class HeldSchemas {
  private readonly ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  private readonly known = new Map<Schema, ValidateFunction>();

  constructor() {
    (addFormats as unknown as (to: Ajv2020) => void)(this.ajv);
    // a leap second is sound by RFC 3339, and no moment that a Date holds
    const { validate } = this.ajv.formats['date-time'] as { validate: (text: string) => boolean };
    this.ajv.addFormat('date-time', (text) => validate(text) && !Number.isNaN(Date.parse(text)));
  }

  /** @throws ArgumentsWrong by the names of the arguments */
  checkArguments({ input }: StaffTool, args: Args): void {
    this.check(input, args);
  }

  /** @throws ArgumentsWrong */
  check(schema: Schema, args: Args): void {
    const faults = this.faults(schema, args);
    if (faults.length > 0) throw new ArgumentsWrong(faults.map(faultOf));
  }

  /** @throws Error for an answer that its schema does not allow: a bug */
  checkAnswer({ name, output }: StaffTool, answer: Told): void {
    const faults = this.faults(output, answer).map(faultOf);
    if (faults.length > 0)
      throw new Error(
        `${name} answers what its schema does not say: ${faults.map(({ message }) => message).join('; ')}`,
      );
  }

  private faults(schema: Schema, value: unknown): readonly ErrorObject[] {
    const validate = this.known.get(schema) ?? this.ajv.compile(schema);
    this.known.set(schema, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  }
}

/** The argument that is wrong, in words. */
function faultOf({ instancePath, keyword, message = 'is wrong', params }: ErrorObject) {
  const at = instancePath.slice(1).replaceAll('/', '.');
  const { additionalProperty, missingProperty } = params as Record<string, string | undefined>;
  const named = additionalProperty ?? missingProperty;
  const field = [at, named].filter(Boolean).join('.') || 'arguments';
  if (keyword === 'additionalProperties') return { field, message: `There is no argument ${field}` };
  if (keyword === 'required') return { field, message: `${field} is missing` };
  return { field, message: `${field} ${message}` };
}
