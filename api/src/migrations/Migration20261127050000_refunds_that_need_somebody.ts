import { Migration } from '@mikro-orm/migrations';

/** The health page looks for refunds that staff has to hand over, and for those that have failed. */
export class Migration20261127050000_refunds_that_need_somebody extends Migration {
  override up(): void {
    this.addSql(
      "create index refund_needs_staff_idx on refund (created_at) where status in ('manual', 'failed')",
    );
  }

  override down(): void {
    this.addSql('drop index refund_needs_staff_idx');
  }
}
