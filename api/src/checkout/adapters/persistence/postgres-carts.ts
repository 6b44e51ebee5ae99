import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Carts } from '../../application/ports.js';
import type { CheckoutTables } from './tables.js';

@Injectable()
export class PostgresCarts extends Carts {
  constructor(private readonly database: Database) {
    super();
  }

  override async takeOut(
    accountId: string,
    bought: readonly { variantId: string; quantity: number }[],
  ): Promise<void> {
    const inOrder = [...bought].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
    for (const { variantId, quantity } of inOrder) await this.takeOne(accountId, variantId, quantity);
  }

  /** What was put in after the purchase stays. */
  private async takeOne(accountId: string, variantId: string, quantity: number): Promise<void> {
    const gone = await this.tables()
      .deleteFrom('cart_line')
      .where('account_id', '=', accountId)
      .where('variant_id', '=', variantId)
      .where('quantity', '<=', quantity)
      .returning('id')
      .executeTakeFirst();
    if (gone) return;
    await this.tables()
      .updateTable('cart_line')
      .set((eb) => ({ quantity: eb('quantity', '-', quantity) }))
      .where('account_id', '=', accountId)
      .where('variant_id', '=', variantId)
      .where('quantity', '>', quantity)
      .execute();
  }

  private tables() {
    return this.database.sql<CheckoutTables>();
  }
}
