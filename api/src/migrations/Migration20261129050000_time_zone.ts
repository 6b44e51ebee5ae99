import { Migration } from '@mikro-orm/migrations';
import { TIME_ZONE_TABLE } from '../kernel/world/time-zone-table.js';

/** Country and the zone in which most of its people live. */
const ZONES = TIME_ZONE_TABLE.split(';').map((row) => row.trim().split(/\s+/).slice(0, 2));

/** A shop that has decided where it is keeps the time of its country from now on; days were counted in UTC until then. */
export class Migration20261129050000_time_zone extends Migration {
  override up(): void {
    const pairs = ZONES.map(([country, zone]) => `('${country}', '${zone}')`).join(', ');
    this.addSql(`update setting set value = value || jsonb_build_object('timeZone', zones.zone)
      from (values ${pairs}) as zones (country, zone)
      where key = 'shop' and value ->> 'country' = zones.country and value ->> 'timeZone' is null`);
  }

  override down(): void {
    this.addSql(`update setting set value = value - 'timeZone' where key = 'shop'`);
  }
}
