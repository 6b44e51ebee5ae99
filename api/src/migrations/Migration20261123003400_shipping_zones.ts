import { Migration } from '@mikro-orm/migrations';

/** Where the shop delivers to. It begins with one zone, the world, and its free standard delivery. */
export class Migration20261123003400_shipping_zones extends Migration {
  override up(): void {
    this.addSql(`create table shipping_zone (
      id uuid primary key,
      name text not null constraint shipping_zone_name_key unique,
      areas jsonb not null,
      methods jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
    this.addSql(`insert into shipping_zone values (
      '00000000-0000-7000-8000-000000000101',
      'Everywhere',
      '[{"country": "*", "region": null, "postcodes": []}]',
      '[{"id": "00000000-0000-7000-8000-000000000111", "name": "Standard delivery", "kind": "flat", "price": 0,
         "freeFrom": null, "steps": [], "pickup": null, "postcodes": [], "daysFrom": 3, "daysTo": 5, "isActive": true}]',
      now(), now()
    )`);
  }

  override down(): void {
    this.addSql(`drop table shipping_zone`);
  }
}
