import { Migration } from '@mikro-orm/migrations';

const MANAGER = '00000000-0000-7000-8000-000000000002';

/** Who changed a page last, and rights of their own to see and compose pages, for whoever could do it by those to the settings. */
export class Migration20261202060000_page_editors extends Migration {
  override up(): void {
    this.addSql('alter table page add column changed_by uuid references account on delete set null');
    this.addSql('create index page_changed_by_idx on page (changed_by)');
    for (const right of ['read', 'write']) {
      const added = `'["pages.${right}"]'::jsonb`;
      this.addSql(`update staff_role set permissions = permissions || ${added}
        where permissions @> '["settings.${right}"]' or id = '${MANAGER}'`);
      this.addSql(`update api_key set scopes = scopes || ${added} where scopes @> '["settings.${right}"]'`);
    }
  }

  override down(): void {
    for (const right of ['pages.read', 'pages.write']) {
      this.addSql(`update staff_role set permissions = permissions - '${right}'`);
      this.addSql(`update api_key set scopes = scopes - '${right}'`);
    }
    this.addSql('alter table page drop column changed_by');
  }
}
