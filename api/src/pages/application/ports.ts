import type { Content } from '../domain/content.js';
import type { Page, PageVersion } from '../domain/page.js';

export interface NewPage {
  id: string;
  address: string;
  draft: Content;
}

/** Where the pages of the shop are kept. */
export abstract class Pages {
  abstract find(id: string): Promise<Page | undefined>;
  abstract at(address: string): Promise<Page | undefined>;
  /** By address, `MOST_PAGES` at most. */
  abstract all(): Promise<readonly Page[]>;
  abstract count(): Promise<number>;
  /** False when another one has the address. */
  abstract add(page: NewPage): Promise<boolean>;
  /** Writes what is given and counts the version up; false when the version is another by now, or the page is gone. */
  abstract save(id: string, version: number, changes: PageChanges): Promise<boolean>;
  abstract remove(id: string): Promise<void>;
  /** Those that were published, the newest first, fifty at most. */
  abstract history(id: string): Promise<readonly PageVersion[]>;
  abstract remember(id: string, content: Content, publishedAt: Date): Promise<void>;
}

export type PageChanges = Partial<
  Pick<Page, 'draft' | 'published' | 'publishedAt' | 'scheduled' | 'scheduledAt'>
>;
