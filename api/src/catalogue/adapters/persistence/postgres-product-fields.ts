import { Injectable } from '@nestjs/common';
import { KeptReading } from '@duka/serving/kept.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Database } from '../../../platform/database/database.js';
import { ProductFields } from '../../application/product-fields.js';
import { BUILT_IN } from '../../domain/fields/built-in.js';
import { ownField } from '../../domain/fields/own-field.js';
import { ProductFieldSet } from '../../domain/fields/product-field.js';
import type { CatalogueTables } from './tables.js';

/** The fields of products, read once a second. */
@Injectable()
export class PostgresProductFields extends ProductFields {
  private readonly kept = new KeptReading(() => this.load());
  private readonly forgetAll = () => this.kept.forget();

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override declared(): Promise<ProductFieldSet> {
    return this.kept.get();
  }

  /** One of them was changed. */
  forget(): void {
    this.unitOfWork.forgetting(this.forgetAll);
  }

  private async load(): Promise<ProductFieldSet> {
    const rows = await this.database
      .sql<CatalogueTables>()
      .selectFrom('product_field')
      .select(['name', 'label', 'help', 'kind', 'unit', 'choices', 'is_required as isRequired'])
      .select(['is_shown as isShown', 'is_filterable as isFilterable', 'is_searchable as isSearchable'])
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return new ProductFieldSet([...BUILT_IN, ...rows.map(({ name, ...own }) => ownField(name, own))]);
  }
}
