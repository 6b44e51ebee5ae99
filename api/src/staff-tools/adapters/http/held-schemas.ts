import { Injectable } from '@nestjs/common';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Schema } from '../../application/schema.js';
import type { Args, StaffTool, Told } from '../../application/staff-tool.js';
import { ArgumentsWrong } from '../../domain/refusals.js';

/** Holds arguments and answers against the schemas of tools: nothing goes in or out that these do not name. */
@Injectable()
export class HeldSchemas {
  private ajv: Ajv2020 | undefined;
  private readonly known = new Map<Schema, ValidateFunction>();

  /** @throws ArgumentsWrong by the names of the arguments */
  async checkArguments({ input }: StaffTool, args: Args): Promise<void> {
    await this.check(input, args);
  }

  /** @throws ArgumentsWrong */
  async check(schema: Schema, args: Args): Promise<void> {
    const faults = await this.faults(schema, args);
    if (faults.length > 0) throw new ArgumentsWrong(faults.map(faultOf));
  }

  /** @throws Error for an answer that its schema does not allow: a bug */
  async checkAnswer({ name, output }: StaffTool, answer: Told): Promise<void> {
    const faults = (await this.faults(output, answer)).map(faultOf);
    if (faults.length > 0)
      throw new Error(
        `${name} answers what its schema does not say: ${faults.map(({ message }) => message).join('; ')}`,
      );
  }

  private async faults(schema: Schema, value: unknown): Promise<readonly ErrorObject[]> {
    this.ajv ??= await openAjv();
    const { ajv } = this;
    const validate = this.known.get(schema) ?? ajv.compile(schema);
    this.known.set(schema, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  }
}

/** Read when the first tool is called. */
async function openAjv(): Promise<Ajv2020> {
  const [{ Ajv2020: Ajv }, { default: addFormats }] = await Promise.all([
    import('ajv/dist/2020.js'),
    import('ajv-formats'),
  ]);
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  // a leap second is sound by RFC 3339, and no moment that a Date holds
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean };
  ajv.addFormat('date-time', (text) => validate(text) && !Number.isNaN(Date.parse(text)));
  return ajv;
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
