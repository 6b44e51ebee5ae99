import { Migration } from '@mikro-orm/migrations';

/** Withdrawals, as they are stated and as something comes of them, and what the shop keeps for shoppers, with each entry of it. */
const TRIGGERS = [
  `create function tell_withdrawal() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' or new.state <> old.state then
       perform tell_event('withdrawal.changed', 'withdrawal', new.id,
         jsonb_build_object('orderId', new.order_id, 'status', new.state));
     end if;
     return null;
   end $$`,
  `create trigger withdrawal_told after insert or update of state on withdrawal
     for each row execute function tell_withdrawal()`,
  `create function tell_credit() returns trigger language plpgsql as $$
   begin
     perform tell_event('credit.changed', 'credit', new.credit_id,
       (select jsonb_build_object('kind', kind, 'accountId', account_id, 'orderId', new.order_id, 'reason', new.type)
        from credit where id = new.credit_id));
     return null;
   end $$`,
  `create trigger credit_told after insert on credit_entry for each row execute function tell_credit()`,
];

/** Whoever follows the feed hears of withdrawals and of gift cards and store credit, each by a type of its own. */
export class Migration20261213112000_events_of_credit extends Migration {
  override up(): void {
    for (const one of TRIGGERS) this.addSql(one);
  }

  override down(): void {
    this.addSql('drop trigger credit_told on credit_entry');
    this.addSql('drop function tell_credit()');
    this.addSql('drop trigger withdrawal_told on withdrawal');
    this.addSql('drop function tell_withdrawal()');
  }
}
