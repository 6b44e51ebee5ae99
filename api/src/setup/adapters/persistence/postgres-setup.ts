import { Injectable } from '@nestjs/common';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { lockName } from '../../../platform/database/named-lock.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { shippingZoneSchema } from '../../../shipping/adapters/persistence/shipping-zone.schema.js';
import type { taxZoneSchema } from '../../../tax/adapters/persistence/tax-zone.schema.js';
import { Setup, type StoredFacts } from '../../application/ports.js';

type SetupTables = Tables<
  | typeof accountSchema
  | typeof orderSchema
  | typeof productSchema
  | typeof shippingZoneSchema
  | typeof taxZoneSchema
>;

/** The zone that every database is made with. */
const FIRST_ZONE = '00000000-0000-7000-8000-000000000101';
const UNTOUCHED = 1;

@Injectable()
export class PostgresSetup extends PostgresAdapter<SetupTables> implements Setup {
  lock(): Promise<void> {
    return lockName(this.tables(), 'setup');
  }

  async facts(): Promise<StoredFacts> {
    const row = await this.tables()
      .selectNoFrom((eb) => [
        eb.exists(eb.selectFrom('account').select('id').where('role', '=', 'admin')).as('hasAdministrator'),
        eb.exists(eb.selectFrom('orders').select('id')).as('hasOrders'),
        eb.exists(eb.selectFrom('tax_zone').select('id')).as('hasTaxes'),
        eb.exists(eb.selectFrom('product').select('id').where('status', '=', 'active')).as('hasProduct'),
        eb
          .exists(
            eb
              .selectFrom('shipping_zone')
              .select('id')
              .where((zone) => zone.or([zone('id', '<>', FIRST_ZONE), zone('version', '>', UNTOUCHED)])),
          )
          .as('hasDelivery'),
      ])
      .executeTakeFirstOrThrow();
    const { hasAdministrator, hasOrders, hasTaxes, hasProduct, hasDelivery } = row;
    return {
      hasAdministrator: Boolean(hasAdministrator),
      hasOrders: Boolean(hasOrders),
      hasTaxes: Boolean(hasTaxes),
      hasProduct: Boolean(hasProduct),
      hasDelivery: Boolean(hasDelivery),
    };
  }

  async forgetFirstDelivery(): Promise<void> {
    await this.tables()
      .deleteFrom('shipping_zone')
      .where('id', '=', FIRST_ZONE)
      .where('version', '=', UNTOUCHED)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('shipping_zone as other').select('other.id').where('other.id', '<>', FIRST_ZONE)),
        ),
      )
      .execute();
  }
}
