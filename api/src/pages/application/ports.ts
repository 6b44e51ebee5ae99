import type { Content } from '../domain/content.js';
import type { Page, PageSummary, PageVersion } from '../domain/page.js';

export interface NewPage {
  id: string;
  address: string;
  draft: Content;
  /** The account of whoever made it; null for the shop itself. */
  by: string | null;
}

/** What the shop shows under an address. */
export interface ShownPage {
  id: string;
  address: string;
  title: string;
  /** When what it shows was published: a draft that changes is nobody's business. */
  updatedAt: Date;
}

/** Where the pages of the shop are kept. */
export abstract class Pages {
  abstract find(id: string): Promise<Page | undefined>;
  abstract at(address: string): Promise<Page | undefined>;
  /** Which of the addresses are those of pages. */
  abstract taken(addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** By address, `MOST_PAGES` at most, as they stand at this moment. */
  abstract list(now: Date): Promise<readonly PageSummary[]>;
  /** Those that anybody may see at this moment, by address. */
  abstract shown(now: Date): Promise<readonly ShownPage[]>;
  abstract count(): Promise<number>;
  /** False when another one has the address. */
  abstract add(page: NewPage): Promise<boolean>;
  /** Writes what is given and counts the version up; false when the version is another by now, or the page is gone. */
  abstract save(id: string, version: number, changes: PageChanges): Promise<boolean>;
  abstract remove(id: string): Promise<void>;
  /** Those that were published, the newest first, fifty at most. */
  abstract history(id: string): Promise<readonly PageVersion[]>;
  /** What the page was once published as. */
  abstract once(id: string, versionId: string): Promise<Content | undefined>;
  /** Keeps what was published; the oldest beyond fifty go. */
  abstract remember(id: string, content: Content, publishedAt: Date): Promise<void>;
}

export type PageChanges = Partial<
  Pick<Page, 'address' | 'draft' | 'published' | 'publishedAt' | 'scheduled' | 'scheduledAt'>
> & {
  /** The account of whoever changes it. */
  by: string;
};
