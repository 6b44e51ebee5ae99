import { v7 } from 'uuid';
import { zonesContract } from '../../api/src/kernel/testing/zones-contract.js';
import { PostgresShippingZones } from '../../api/src/shipping/adapters/persistence/postgres-shipping-zones.js';
import { ShippingZoneNameTaken } from '../../api/src/shipping/domain/refusals.js';
import { aShippingZone, changedShippingZone } from '../../api/src/shipping/testing/zones.js';
import { PostgresTaxZones } from '../../api/src/tax/adapters/persistence/postgres-tax-zones.js';
import { TaxZoneNameTaken } from '../../api/src/tax/domain/refusals.js';
import { aTaxZone, changedTaxZone } from '../../api/src/tax/testing/zones.js';
import { clock, useStores } from '../support/stores.js';

const { shop, parts } = useStores();

zonesContract('tax zones in PostgreSQL', async () => {
  await shop.sql('delete from tax_zone');
  const { em, unit } = parts();
  return {
    ...{ zones: new PostgresTaxZones(em, clock), unit },
    ...{ zone: (name) => aTaxZone(v7(), name), changed: changedTaxZone, nameTaken: TaxZoneNameTaken },
  };
});

zonesContract('shipping zones in PostgreSQL', async () => {
  await shop.sql('delete from shipping_zone');
  const { em, unit } = parts();
  return {
    ...{ zones: new PostgresShippingZones(em, clock), unit },
    ...{ zone: (name) => aShippingZone(v7(), name), changed: changedShippingZone },
    nameTaken: ShippingZoneNameTaken,
  };
});
