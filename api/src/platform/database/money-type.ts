import { Type } from '@mikro-orm/core';
import { Money } from '../../kernel/money.js';

/** Maps `Money` to a `bigint` column of cents. */
export class MoneyType extends Type<Money, number> {
  override convertToDatabaseValue(value: Money | number): number {
    return value instanceof Money ? value.cents : value;
  }

  override convertToJSValue(value: Money | number | string): Money {
    return value instanceof Money ? value : Money.ofCents(Number(value));
  }

  override compareAsType(): string {
    return 'number';
  }

  override getColumnType(): string {
    return 'bigint';
  }
}
