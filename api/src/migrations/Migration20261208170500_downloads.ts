import { Migration } from '@mikro-orm/migrations';

/** Files that are sold, and the links by which those who have paid for them download them a few times. */
export class Migration20261208170500_downloads extends Migration {
  override up(): void {
    // of no variant that must be there: who has bought it may fetch it when its variant is gone
    this.addSql(`create table digital_file (
      id uuid primary key,
      variant_id uuid not null,
      key text not null constraint digital_file_key_key unique,
      name text not null,
      bytes bigint not null constraint digital_file_bytes_check check (bytes > 0),
      type text not null,
      created_at timestamptz not null,
      removed_at timestamptz,
      erased_at timestamptz,
      constraint digital_file_erased_check check (erased_at is null or removed_at is not null)
    )`);
    this.addSql(
      'create index digital_file_variant_id_idx on digital_file (variant_id) where removed_at is null',
    );
    // pages say what comes as a file
    this.addSql(`create function tell_file() returns trigger language plpgsql as $$
      begin
        perform tell_event('product.changed', 'product', product_id, '{}') from variant where id = new.variant_id;
        return null;
      end $$`);
    this.addSql(`create trigger digital_file_told after insert or update of removed_at on digital_file
      for each row execute function tell_file()`);
    this.addSql(`create table download (
      id uuid primary key,
      order_id uuid not null constraint download_order_id_fkey references orders,
      order_line_id uuid not null constraint download_order_line_id_fkey references order_line,
      file_id uuid not null constraint download_file_id_fkey references digital_file,
      token_hash text not null constraint download_token_hash_key unique,
      sealed_token text,
      uses_left int not null constraint download_uses_left_check check (uses_left >= 0),
      until timestamptz not null,
      last_used_at timestamptz,
      mailed_at timestamptz,
      revoked_at timestamptz,
      created_at timestamptz not null
    )`);
    // one link that works, however often the payment is confirmed
    this.addSql(`create unique index download_order_line_id_file_id_idx on download (order_line_id, file_id)
      where revoked_at is null`);
    this.addSql('create index download_order_id_idx on download (order_id)');
    this.addSql('create index download_file_id_idx on download (file_id)');
  }

  override down(): void {
    this.addSql('drop table download');
    this.addSql('drop table digital_file');
    this.addSql('drop function tell_file()');
  }
}
