import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { ColumnType } from 'kysely';
import type { Money } from '../../kernel/money.js';

/**
 * The tables of one or more definitions as Kysely sees them: names and columns inferred, each value as the driver gives
 * and takes it. `timestamptz` is read as an ISO 8601 string, money as integer cents; JSON may be written as text.
 *
 *     this.database.sql<Tables<typeof orderSchema | typeof orderLineSchema>>()
 */
export type Tables<Definition extends { name: string }> = {
  [Table in keyof InferKyselyDB<Definition>]: Row<InferKyselyDB<Definition>[Table]>;
};

type Row<Columns> = { [Column in keyof Columns]: Stored<Columns[Column]> };

type Stored<Value> = [NonNullable<Value>] extends [ColumnType<infer Read, infer Insert, infer Update>]
  ? ColumnType<AsRead<Read> | Extract<Value, null>, AsWritten<Insert>, AsWritten<Update>>
  : ColumnType<AsRead<Value>, AsWritten<Value>, AsWritten<Value>>;

type AsRead<Value> = Value extends Date ? string : Value extends Money ? number : Value;

type AsWritten<Value> = unknown extends Value
  ? unknown
  : Value extends Date
    ? Date | string
    : Value extends Money
      ? number
      : Value extends object
        ? Value | string
        : Value;
