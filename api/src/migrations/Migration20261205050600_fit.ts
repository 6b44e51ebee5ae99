import { Migration } from '@mikro-orm/migrations';

/** What reviewers say of how sizes fit; nobody said anything of it until now. */
export class Migration20261205050600_fit extends Migration {
  override up(): void {
    this.addSql(
      `alter table review add column fit text,
        add constraint review_fit_check check (fit in ('small', 'right', 'large'))`,
    );
  }

  override down(): void {
    this.addSql('alter table review drop column fit');
  }
}
