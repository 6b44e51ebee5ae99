import type { Caller } from '../../kernel/caller.js';
import type { Permission } from '../../kernel/permission.js';
import type { Schema } from './schema.js';

export type Args = Readonly<Record<string, unknown>>;
export type Told = Readonly<Record<string, unknown>>;

/** Something that an assistant of the staff may do. Its arguments and its answer are held against its schemas. */
export interface StaffTool {
  name: string;
  title: string;
  description: string;
  /** All of the caller, as for the call of the back office that does the same. */
  permissions: readonly Permission[];
  /** It writes down what a person may approve; all others read. */
  isProposal?: true;
  input: Schema;
  output: Schema;
  run(args: Args, caller: Caller): Promise<Told>;
}

export const MOST = 50;
const USUAL = 20;

export const LIMIT: Schema = {
  type: 'integer',
  minimum: 1,
  maximum: MOST,
  description: `At most so many; ${USUAL} unless told`,
};
export const QUERY: Schema = { type: 'string', minLength: 1, maxLength: 100 };

export const limitIn = ({ limit }: Args): number => (typeof limit === 'number' ? limit : USUAL);
export const textIn = (args: Args, name: string): string | undefined => {
  const value = args[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};
