import { Migration } from '@mikro-orm/migrations';
import { TRANSLATABLE } from './Migration20261204060000_texts_of_pages.js';

/** What is not on sale yet is translated before it is. */
export class Migration20261204060200_texts_of_drafts extends Migration {
  override up(): void {
    this.addSql(replaced(TRANSLATABLE.replaceAll(`status = 'active'`, `status <> 'archived'`)));
  }

  override down(): void {
    this.addSql(replaced(TRANSLATABLE));
  }
}

const replaced = (view: string): string => view.replace('create view', 'create or replace view');
