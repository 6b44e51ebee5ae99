import type { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { textsOfPage } from '../page-texts.js';
import type { Content } from '../../domain/content.js';
import type { pageTextSchema } from './page.schema.js';

/** Writes down what the page says, in the transaction that changes it. */
export async function keepPageTexts(
  database: Database,
  pageId: string,
  contents: readonly (Content | null)[],
): Promise<void> {
  const tables = database.sql<Tables<typeof pageTextSchema>>();
  const texts = textsOfPage(contents);
  await tables.deleteFrom('page_text').where('page_id', '=', pageId).execute();
  if (texts.length === 0) return;
  const rows = texts.map(({ hasLines, ...text }) => ({ page_id: pageId, ...text, has_lines: hasLines }));
  await tables.insertInto('page_text').values(rows).execute();
}
