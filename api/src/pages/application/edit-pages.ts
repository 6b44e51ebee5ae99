import { Changed } from '../../kernel/changed.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { FieldError } from '../../kernel/refusal.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { pictureKey } from '../../kernel/fields/picture.js';
import type { Pictures } from '../../media/application/ports.js';
import { blockKind } from '../blocks/index.js';
import { pagesLed } from '../domain/hidden-links.js';
import { BEGINNINGS } from '../domain/beginnings.js';
import type { Content, PlacedPicture, SentContent } from '../domain/content.js';
import {
  FRAME,
  isAddress,
  isPlace,
  MOST_PAGES,
  PageNotFound,
  PageTaken,
  PageWrong,
  pathOf,
  shownAt,
  shownSince,
  type Page,
} from '../domain/page.js';
import { leadOn } from './lead-on.js';
import { pagesReached } from './pages-reached.js';
import type { PageChanges, Pages } from './ports.js';
import { readContent } from './read-content.js';
import type { Redirects } from './redirects.js';

/** Who changes a page, and which version of it was read; any without one. */
interface Change {
  by: string;
  version?: number | undefined;
}

type ChangedPage = SentContent & { address?: string | undefined };
/** Without blocks it begins with what comes with the shop. */
type BegunPage = Omit<SentContent, 'blocks'> & { blocks?: SentContent['blocks'] | undefined };

const NO_MOVE = { field: 'address', message: 'What stands around every page stays there' };
const NO_ADDRESS = { field: 'address', message: 'The address has small letters, digits and single hyphens' };

/** Makes pages, changes their drafts, shows them now or later, and takes them back. */
export class EditPages {
  constructor(
    private readonly pages: Pages,
    private readonly pictures: Pictures,
    private readonly redirects: Redirects,
    private readonly terms: ShopTerms,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** A draft at a new address; `by` null for the shop itself. @throws PageWrong, PageTaken */
  async create(address: string, { blocks, ...sent }: BegunPage, by: string | null): Promise<string> {
    const begun = blocks ?? (await this.beginning(address))?.blocks ?? [];
    const isFrame = address === FRAME;
    const { content, errors } = readContent({ ...sent, blocks: begun }, { isFrame });
    if (!isAddress(address)) errors.push(NO_ADDRESS);
    if ((await this.pages.count()) >= MOST_PAGES)
      errors.push({
        field: 'address',
        message: `The shop has ${MOST_PAGES} pages, the most: delete one first`,
      });
    const draft = await this.placed(content, errors);
    const id = this.ids.next();
    return this.unitOfWork.run(async () => {
      await this.redirects.hold();
      if (!(await this.pages.add({ id, address, draft, by }))) throw new PageTaken();
      return id;
    });
  }

  /** What stands at the address until a page is composed for it; undefined where nothing of blocks does. */
  async beginning(address: string): Promise<Content | undefined> {
    return BEGINNINGS[address]?.((await this.terms.read()).name);
  }

  /**
   * Another draft; what is shown stays. At another address it stands there at once, and the one of before leads to it
   * if anybody may know it. `version` as it was read. @throws PageNotFound, PageWrong, PageTaken, Changed
   */
  async change(id: string, { address, ...sent }: ChangedPage, { by, version }: Change): Promise<void> {
    const was = (await this.pages.find(id))?.address;
    const { content, errors } = readContent(sent, { isFrame: was === FRAME });
    if (address !== undefined && !isAddress(address)) errors.push(NO_ADDRESS);
    if (address !== undefined && address !== was && [address, was].includes(FRAME)) errors.push(NO_MOVE);
    const draft = await this.placed(content, errors);
    await this.save(id, version, async (page) => {
      if (address === undefined || address === page.address) return { draft, by };
      await this.move(page, address);
      return { address, draft, by };
    });
  }

  private async move(page: Page, address: string): Promise<void> {
    await this.redirects.hold();
    if (await this.pages.at(address)) throw new PageTaken();
    // what comes with the shop stands there again
    if (isPlace(page.address)) return;
    const now = this.clock.now();
    const wasSeen = (await this.pages.history(page.id)).some(({ publishedAt }) => publishedAt <= now);
    if (wasSeen) await leadOn(this.redirects, this.ids.next(), pathOf(page.address), pathOf(address));
  }

  /** Shows the draft, at once or from a moment on. @throws PageNotFound, PageWrong, Changed */
  async publish(id: string, at: Date | null, { by, version }: Change): Promise<void> {
    const now = this.clock.now();
    if (at && at <= now)
      throw new PageWrong([
        { field: 'at', message: 'The moment must lie ahead; leave it empty to publish now' },
      ]);
    const shown = (page: Page): PageChanges => {
      if (!at) return { published: page.draft, publishedAt: now, scheduled: null, scheduledAt: null, by };
      // what was scheduled before and is shown by now is what is shown until then
      const until = { published: shownAt(page, now) ?? null, publishedAt: shownSince(page, now) };
      return { ...until, scheduled: page.draft, scheduledAt: at, by };
    };
    await this.save(id, version, shown, ({ draft }) => this.pages.remember(id, draft, at ?? now));
  }

  /** Shows it no more; a page with an address of its own shows what comes with the shop again. @throws PageNotFound, Changed */
  async withdraw(id: string, { by, version }: Change): Promise<void> {
    await this.save(id, version, () => ({
      ...{ published: null, publishedAt: null, scheduled: null, scheduledAt: null, by },
    }));
  }

  /** Makes the draft what it was once published as; `versionId` of the history. @throws PageNotFound, Changed */
  async restore(id: string, versionId: string, { by, version }: Change): Promise<void> {
    const draft = await this.pages.once(id, versionId);
    if (!draft) throw new PageNotFound();
    await this.save(id, version, () => ({ draft, by }));
  }

  /** `then` belongs to the same transaction, and is told of the page as it was read. */
  private save(
    id: string,
    version: number | undefined,
    changes: (page: Page) => PageChanges | Promise<PageChanges>,
    then: (page: Page) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const page = await this.pages.find(id);
      if (!page) throw new PageNotFound();
      if (version !== undefined && version !== page.version) throw new Changed();
      if (!(await this.pages.save(id, page.version, await changes(page)))) throw new Changed();
      await then(page);
    });
  }

  /** The pages that anybody may see at this moment, and those of the addresses that lead on to one. */
  async shownAmong(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    const shown = await this.pages.shown(this.clock.now());
    return pagesReached(addresses, new Set(shown.map(({ address }) => address)), this.redirects);
  }

  /** Links to pages of the shop's own that are not there. */
  private async deadLinks(content: Content): Promise<FieldError[]> {
    const led = pagesLed(content);
    if (led.length === 0) return [];
    const known = new Set((await this.pages.list(this.clock.now())).map(({ address }) => address));
    const addresses = led.map(({ address }) => address);
    const there = await pagesReached(addresses, known, this.redirects);
    return led
      .filter(({ address }) => !there.has(address))
      .map(({ at, address }) => ({ field: at, message: `There is no page at ${pathOf(address)}` }));
  }

  /** With the sizes of its pictures. @throws PageWrong */
  private async placed(content: Content, errors: FieldError[]): Promise<Content> {
    const pictures: Record<string, PlacedPicture> = {};
    for (const { at, address } of picturesIn(content)) {
      const picture = await this.pictures.find(pictureKey(address));
      if (picture)
        pictures[address] = { width: picture.width, height: picture.height, widths: picture.widths };
      else errors.push({ field: at, message: 'This picture is not in the shop; choose it again' });
    }
    errors.push(...(await this.deadLinks(content)));
    if (errors.length > 0) throw new PageWrong(errors);
    return { ...content, pictures };
  }
}

/** The pictures of a page, with the fields that hold them. */
function picturesIn({ blocks }: Content): { at: string; address: string }[] {
  return blocks.flatMap(({ kind, fields, items }, index) => {
    const declared = blockKind(kind);
    const of = (values: Readonly<Record<string, unknown>>, names: readonly string[], at: string) =>
      names.flatMap((name) =>
        typeof values[name] === 'string' ? [{ at: `${at}.${name}`, address: values[name] }] : [],
      );
    const pictures = (list: readonly { kind: string; name: string }[] = []) =>
      list.filter((field) => field.kind === 'picture').map(({ name }) => name);
    return [
      ...of(fields, pictures(declared?.fields), `blocks.${index}.fields`),
      ...items.flatMap((values, nth) =>
        of(values, pictures(declared?.items?.fields), `blocks.${index}.items.${nth}`),
      ),
    ];
  });
}
