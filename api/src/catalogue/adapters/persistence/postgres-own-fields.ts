import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { OwnFields, type FieldView, type StoredField } from '../../application/edit-fields.js';
import { SettlingWork } from '../../application/settle-fields.js';
import type { ProductField } from '../../domain/fields/product-field.js';
import { Memo } from './memo.js';
import { PostgresProductFields } from './postgres-product-fields.js';
import type { CatalogueTables } from './tables.js';

const COLUMNS = [
  ...(['id', 'name', 'label', 'help', 'kind', 'unit', 'choices'] as const),
  ...(['is_required as isRequired', 'is_shown as isShown'] as const),
  ...(['is_filterable as isFilterable', 'is_searchable as isSearchable'] as const),
] as const;

const rowOf = ({ label, help, unit, choices, ...field }: Omit<StoredField, 'id' | 'name' | 'kind'>) => ({
  ...{ label, help, unit, choices: JSON.stringify(choices) },
  is_required: field.isRequired,
  is_shown: field.isShown,
  is_filterable: field.isFilterable,
  is_searchable: field.isSearchable,
});

/** The merchant's own fields in PostgreSQL, and the values that products hold of them. */
@Injectable()
export class PostgresOwnFields extends PostgresAdapter<CatalogueTables> implements OwnFields {
  constructor(
    database: Database,
    private readonly declared: PostgresProductFields,
    private readonly clock: Clock,
    private readonly memo: Memo,
    private readonly settling: SettlingWork,
  ) {
    super(database);
  }

  async lock(): Promise<StoredField[]> {
    // raw: Kysely does not lock tables; labels and names are compared with all the others
    await sql`lock table product_field in share row exclusive mode`.execute(this.tables());
    return this.present();
  }

  async takenNames(): Promise<string[]> {
    const rows = await this.tables().selectFrom('product_field').select('name').execute();
    return rows.map(({ name }) => name);
  }

  async add({ id, name, kind, ...field }: StoredField): Promise<boolean> {
    if (await this.isTaken(id, field.label)) return false;
    await this.tables()
      .insertInto('product_field')
      .values({ id, name, kind, ...rowOf(field), created_at: this.clock.now() })
      .execute();
    this.changed();
    return true;
  }

  async put({ id, ...field }: StoredField): Promise<boolean> {
    if (await this.isTaken(id, field.label)) return false;
    await this.tables().updateTable('product_field').set(rowOf(field)).where('id', '=', id).execute();
    this.changed();
    return true;
  }

  async remove({ id }: StoredField): Promise<void> {
    // its label is free again at once
    const removed = { label: id, removed_at: this.clock.now() };
    await this.tables().updateTable('product_field').set(removed).where('id', '=', id).execute();
    this.changed();
  }

  async settleLater({ id }: StoredField): Promise<void> {
    const settling = { settling_since: this.clock.now() };
    await this.tables().updateTable('product_field').set(settling).where('id', '=', id).execute();
    await this.settling.begin();
  }

  async valuesOf(name: string): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom('product')
      .select((eb) => eb.ref('fields', '->>').key(name).$castTo<string>().as('value'))
      .distinct()
      .where(({ fn, val }) => fn<boolean>('jsonb_exists', ['fields', val(name)]))
      .execute();
    return rows.map((row) => row.value);
  }

  /** All fields as staff sees them, with how many products hold a value of each. */
  async views(): Promise<FieldView[]> {
    const [own, counts] = await Promise.all([this.present(), this.counts()]);
    const known = new Map(own.map((field) => [field.name, field]));
    const { all } = await this.declared.declared();
    const shown = all.filter(({ name, declaredBy }) => declaredBy === 'duka' || known.has(name));
    return shown.map((field) => viewOf(field, known.get(field.name), counts.get(field.name) ?? 0));
  }

  private present() {
    return this.tables()
      .selectFrom('product_field')
      .select(COLUMNS)
      .select('settling_since as settlingSince')
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .execute();
  }

  private async counts(): Promise<Map<string, number>> {
    // raw: a function in `from`, which Kysely has not
    const { rows } = await sql<{ name: string; count: number }>`select held as name, count(*)::int as count
      from product, jsonb_object_keys(fields) held where fields <> '{}' group by held`.execute(this.tables());
    return new Map(rows.map(({ name, count }) => [name, count]));
  }

  private async isTaken(id: string, label: string): Promise<boolean> {
    const found = await this.tables()
      .selectFrom('product_field')
      .select('id')
      .where('id', '<>', id)
      .where((eb) =>
        eb(eb.fn<string>('spelling_key', ['label']), '=', eb.fn<string>('spelling_key', [eb.val(label)])),
      )
      .executeTakeFirst();
    return found !== undefined;
  }

  private changed(): void {
    this.declared.forget();
    this.memo.forget();
  }
}

type Stored = { id: string; settlingSince: string | null };

function viewOf(field: ProductField, stored: Stored | undefined, products: number): FieldView {
  const { name, label, help = '', kind, required = false, declaredBy } = field;
  return {
    ...{ id: stored?.id ?? name, name, label, help, kind, declaredBy, products },
    isSettling: Boolean(stored?.settlingSince),
    unit: (field.kind === 'number' && field.unit) || '',
    units: field.kind === 'amount' ? [...field.units] : [],
    choices: field.kind === 'choice' ? [...field.choices] : [],
    isLong: field.kind === 'text' && field.lines === true,
    isRequired: required,
    isShown: field.shown ?? false,
    isFilterable: field.filterable ?? false,
    isSearchable: field.searchable ?? false,
  };
}
