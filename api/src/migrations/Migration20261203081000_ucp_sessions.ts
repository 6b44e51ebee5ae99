import { Migration } from '@mikro-orm/migrations';

/** Carts and checkouts that platforms lead by the Universal Commerce Protocol. */
export class Migration20261203081000_ucp_sessions extends Migration {
  override up(): void {
    this.addSql(`create table ucp_session (
      id text not null,
      kind text not null,
      release text not null,
      state text not null,
      said jsonb not null,
      shown jsonb null,
      account_id uuid null,
      order_id uuid null,
      term jsonb null,
      pay_url text null,
      keys jsonb not null,
      request_key text null,
      request_hash text null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      constraint ucp_session_pkey primary key (id),
      constraint ucp_session_request_key unique (request_key),
      constraint ucp_session_kind_check check (kind in ('cart', 'checkout')),
      constraint ucp_session_state_check check (state in ('open', 'placed', 'canceled')),
      constraint ucp_session_order_check check ((state = 'placed') = (order_id is not null))
    )`);
    this.addSql('create index ucp_session_account_idx on ucp_session (account_id)');
    this.addSql('create index ucp_session_expires_idx on ucp_session (expires_at)');
  }

  override down(): void {
    this.addSql('drop table ucp_session');
  }
}
