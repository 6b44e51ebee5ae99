import { Migration } from '@mikro-orm/migrations';

/** Who could decide or write a change of products by themselves, by the tables that keep permissions. */
const GIVEN = [
  [
    'staff_role',
    'permissions',
    'proposals.read',
    ['orders.write', 'orders.refund', 'products.write', 'coupons.write'],
  ],
  ['staff_role', 'permissions', 'proposals.write', ['products.write']],
  ['api_key', 'scopes', 'proposals.read', ['products.write']],
  ['api_key', 'scopes', 'proposals.write', ['products.write']],
  ['connected_app', 'scopes', 'proposals.read', ['products.write']],
  ['connected_app', 'scopes', 'proposals.write', ['products.write']],
  ['oauth_token', 'scopes', 'proposals.read', ['products.write']],
  ['oauth_token', 'scopes', 'proposals.write', ['products.write']],
] as const;

/** Proposals of orders, customers and discounts besides products, and scopes of their own. */
export class Migration20261207060000_proposed_actions extends Migration {
  override up(): void {
    this.addSql(`alter table proposal rename column product_id to subject_id`);
    this.addSql(`alter table proposal rename column product_name to subject_name`);
    this.addSql(`alter table proposal alter column subject_id drop not null,
      add column action text not null default 'change-product',
      add column subject_version integer,
      add column made jsonb not null default '{}'`);
    this.addSql('alter table proposal alter column action drop default, alter column made drop default');
    this.addSql('create index proposal_subject_id_idx on proposal (subject_id)');
    for (const [table, column, permission, to] of GIVEN)
      this.addSql(`update ${table} set ${column} = ${column} || '["${permission}"]'::jsonb
        where jsonb_exists_any(${column}, array['${to.join(`', '`)}']) and not ${column} @> '["${permission}"]'`);
  }

  override down(): void {
    for (const [table, column, permission] of GIVEN)
      this.addSql(`update ${table} set ${column} = ${column} - '${permission}'`);
    this.addSql('drop index proposal_subject_id_idx');
    this.addSql(`delete from proposal where action <> 'change-product'`);
    this.addSql(`alter table proposal drop column action, drop column subject_version, drop column made,
      alter column subject_id set not null`);
    this.addSql(`alter table proposal rename column subject_id to product_id`);
    this.addSql(`alter table proposal rename column subject_name to product_name`);
  }
}
