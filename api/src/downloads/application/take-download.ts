import type { Clock } from '../../kernel/clock.js';
import { goesOnSince, partOf, RESTS, stateOf, type ListedDownload, type Part } from '../domain/download.js';
import { ConsentNeeded, FilesUnavailable, LinkEnded, LinkUnknown } from '../domain/refusals.js';
import type { ConsentToDownload } from './consent-to-download.js';
import type { ByteStream, Downloads, Fetched, FileStore, KnownDownload, LinkTokens } from './ports.js';

/** A file, or a part of it, on its way to whoever has the link. */
export interface TakenDownload {
  file: Fetched;
  part: Part | undefined;
  content: ByteStream;
}

/** A link that works. */
export interface LookedAt extends Fetched, Pick<ListedDownload, 'usesLeft' | 'until'> {
  needsConsent: boolean;
}

/** Gives the file of a link out, as often as the link says. */
export class TakeDownload {
  constructor(
    private readonly downloads: Downloads,
    private readonly store: FileStore,
    private readonly tokens: LinkTokens,
    private readonly clock: Clock,
    private readonly consent: Pick<ConsentToDownload, 'isAsked' | 'consentToDownload'>,
  ) {}

  /**
   * Counts as one use. What begins behind the first byte within an hour of a use goes on with that, and so does a range from the first byte within a minute;
   * both do not count, a hundred times for each use. Undefined where the range lies behind the end, which counts as none either.
   * `hasConsented`: with it the buyer says that it is to be handed over, though there is a right to withdraw still.
   * @throws LinkUnknown, LinkEnded, ConsentNeeded, FilesUnavailable
   */
  async takeDownload(
    token: string,
    range?: string,
    hasConsented = false,
  ): Promise<TakenDownload | undefined> {
    const known = await this.look(token);
    const part = partOf(range, known.bytes);
    if (part === 'unsatisfiable') return undefined;
    const now = this.clock.now();
    const state = stateOf(known, now);
    const since = goesOnSince(part, now);
    const mayGoOn = since !== undefined && wasUsed(known, since);
    if (state !== 'open' && !mayGoOn) throw new LinkEnded(state);
    if (await this.consent.isAsked(known)) {
      if (!hasConsented) throw new ConsentNeeded();
      await this.consent.consentToDownload(token);
    }
    const content = await this.store.stream(known.key, part);
    // nothing is used up for a file that cannot be read; that of a link that has ended may be erased
    if (!content) throw state === 'open' ? new FilesUnavailable() : new LinkEnded(state);
    try {
      await this.use(this.tokens.hashOf(token), now, mayGoOn ? since : undefined);
    } catch (error) {
      content.destroy();
      throw error;
    }
    return { file: known, part, content };
  }

  /** What it is, without a use. @throws LinkUnknown, LinkEnded */
  async lookAt(token: string): Promise<LookedAt> {
    const known = await this.look(token);
    const state = stateOf(known, this.clock.now());
    if (state !== 'open') throw new LinkEnded(state);
    return { ...known, needsConsent: await this.consent.isAsked(known) };
  }

  private async use(hash: string, now: Date, since: Date | undefined): Promise<void> {
    if (since && (await this.downloads.goOn(hash, since))) return;
    if (await this.downloads.use(hash, now)) return;
    const known = await this.downloads.find(hash);
    const state = known ? stateOf(known, now) : 'open';
    throw new LinkEnded(state === 'open' ? 'used_up' : state);
  }

  private async look(token: string) {
    const known = await this.downloads.find(this.tokens.hashOf(token));
    if (!known) throw new LinkUnknown();
    return known;
  }
}

const wasUsed = ({ revokedAt, lastUsedAt, rests }: KnownDownload, since: Date): boolean =>
  revokedAt === null && lastUsedAt !== null && lastUsedAt > since && rests < RESTS;
