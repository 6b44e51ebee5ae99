import { readFields, type FieldChanges } from '../../kernel/fields/read-fields.js';
import type { ProductFieldSet } from '../domain/fields/product-field.js';
import { NotAProduct } from '../domain/refusals.js';

/** The declared fields of products: Duka's and the merchant's. What changed elsewhere counts within a second. */
export abstract class ProductFields {
  abstract declared(): Promise<ProductFieldSet>;

  /** What was sent for them; `whole` for a new product. @throws NotAProduct at the fields that do not fit */
  async read(sent: Readonly<Record<string, unknown>>, whole = false): Promise<FieldChanges> {
    const { values, errors } = readFields(sent, (await this.declared()).all, { whole });
    if (errors.length > 0) throw NotAProduct.at(errors);
    return values;
  }
}
