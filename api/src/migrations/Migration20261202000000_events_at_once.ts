import { Migration } from '@mikro-orm/migrations';

/**
 * Places every committed event at once, in the order in which they were told. Nothing is missed by it: a place is
 * stored when it is given, so what commits later gets a later one. Two changes of one row are told in their order, since
 * the second waits for the row until the first has committed.
 */
export class Migration20261202000000_events_at_once extends Migration {
  override up(): void {
    this.addSql('drop index event_waiting_idx');
    this.addSql('create index event_waiting_idx on event (seq) where position is null');
    this.addSql(`create or replace function place_events() returns bigint language plpgsql as $$
      declare last bigint; placed bigint;
      begin
        if not exists (select 1 from event where position is null) then return 0; end if;
        insert into event_head default values on conflict do nothing;
        select position into last from event_head for update;
        with waiting as (
          select seq, row_number() over (order by seq) as place from event
          where position is null order by seq limit 10000)
        update event set position = last + waiting.place from waiting where event.seq = waiting.seq;
        get diagnostics placed = row_count;
        if placed > 0 then update event_head set position = last + placed; end if;
        return placed;
      end $$`);
  }

  override down(): void {
    this.addSql('drop index event_waiting_idx');
    this.addSql('create index event_waiting_idx on event (written_in, seq) where position is null');
    this.addSql(`create or replace function place_events() returns bigint language plpgsql as $$
      declare last bigint; placed bigint;
      begin
        if not exists (select 1 from event where position is null) then return 0; end if;
        insert into event_head default values on conflict do nothing;
        select position into last from event_head for update;
        with waiting as (
          select seq, row_number() over (order by written_in, seq) as place from event
          where position is null and (written_in < pg_snapshot_xmin(pg_current_snapshot())
            or written_in >= pg_snapshot_xmax(pg_current_snapshot()))
          order by written_in, seq limit 10000)
        update event set position = last + waiting.place from waiting where event.seq = waiting.seq;
        get diagnostics placed = row_count;
        if placed > 0 then update event_head set position = last + placed; end if;
        return placed;
      end $$`);
  }
}
