import { ProductFields } from '../application/product-fields.js';
import { BUILT_IN } from '../domain/fields/built-in.js';
import { ProductFieldSet, type ProductField } from '../domain/fields/product-field.js';

/** Duka's fields, and those that a merchant is said to have declared. */
export class DeclaredFields extends ProductFields {
  private readonly set: ProductFieldSet;

  constructor(own: readonly ProductField[] = []) {
    super();
    this.set = new ProductFieldSet([...BUILT_IN, ...own]);
  }

  override declared(): Promise<ProductFieldSet> {
    return Promise.resolve(this.set);
  }
}
