import { Migration } from '@mikro-orm/migrations';

const TOLD = `create trigger review_told after insert or delete or update of rating, title, comment, status`;

/** What the shop has answered to a review, in public; nothing was answered until now. */
export class Migration20261208093922_answers_to_reviews extends Migration {
  override up(): void {
    this.addSql(
      `alter table review add column answer text, add column answered_at timestamptz,
        add constraint review_answer_check check ((answer is null) = (answered_at is null) and answer <> '')`,
    );
    this.addSql('drop trigger review_told on review');
    this.addSql(`${TOLD}, answer on review for each row execute function tell_review()`);
  }

  override down(): void {
    this.addSql('drop trigger review_told on review');
    this.addSql(`${TOLD} on review for each row execute function tell_review()`);
    this.addSql('alter table review drop column answer, drop column answered_at');
  }
}
