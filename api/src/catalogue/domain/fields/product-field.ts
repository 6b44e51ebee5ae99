import { plainText, type Field, type FieldValue, type FieldValues } from '../../../kernel/fields/field.js';
import { textOf } from '../../../kernel/fields/kinds.js';

/** Where a value stands in the structured data: the property, and the type of the thing that it names. */
export interface SchemaOrg {
  property: string;
  type?: string;
}

/** A field of products, declared by Duka or by the merchant. */
export type ProductField = Field & {
  declaredBy: 'duka' | 'merchant';
  /** On the product's page. */
  shown?: boolean;
  filterable?: boolean;
  searchable?: boolean;
  /** Written for each product by itself, so that nothing is told apart by it. */
  ofOne?: boolean;
  schemaOrg?: SchemaOrg;
};

/** A value as the product's page says it. */
export interface Fact {
  name: string;
  label: string;
  text: string;
  /** Where it leads, when it is the address of a page. */
  link?: string;
  schemaOrg?: SchemaOrg;
  /** The merchant declared it. */
  isOwn: boolean;
}

/** The fields of products, Duka's before the merchant's. */
export class ProductFieldSet {
  private readonly byName: ReadonlyMap<string, ProductField>;

  constructor(readonly all: readonly ProductField[]) {
    this.byName = new Map(all.map((field) => [field.name, field]));
  }

  named(name: string): ProductField | undefined {
    return this.byName.get(name);
  }

  get filterable(): readonly ProductField[] {
    return this.all.filter((field) => field.filterable);
  }

  /** Names of those whose words a search finds. */
  get searched(): readonly string[] {
    return this.all.flatMap(({ name, searchable }) => (searchable ? [name] : []));
  }

  /** What everybody may read: of what the page shows, or its structured data. The others are the merchant's own affair. */
  publicOf(values: FieldValues): Record<string, FieldValue> {
    const isPublic = (field?: ProductField) => Boolean(field?.shown || field?.schemaOrg);
    return Object.fromEntries(Object.entries(values).filter(([name]) => isPublic(this.byName.get(name))));
  }

  /** What the product's page says, in the order of the fields. */
  facts(values: FieldValues): Fact[] {
    return this.all.flatMap((field) => {
      const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
      if (value === undefined || !field.shown) return [];
      const { name, label, kind, schemaOrg, declaredBy } = field;
      const leads = kind === 'link' ? { link: plainText(value) } : {};
      const isOwn = declaredBy === 'merchant';
      return [{ name, label, text: textOf(value, field), isOwn, ...leads, ...(schemaOrg && { schemaOrg }) }];
    });
  }
}
