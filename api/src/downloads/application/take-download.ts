import type { Clock } from '../../kernel/clock.js';
import type { Refusal } from '../../kernel/refusal.js';
import { partOf, RESUMED_WITHIN_MS, stateOf, type ListedDownload, type Part } from '../domain/download.js';
import { FilesUnavailable, LinkEnded, LinkUnknown } from '../domain/refusals.js';
import type { ByteStream, Downloads, Fetched, FileStore, LinkTokens } from './ports.js';

/** A file, or a part of it, on its way to whoever has the link. */
export interface TakenDownload {
  file: Fetched;
  part: Part | undefined;
  content: ByteStream;
}

/** Gives the file of a link out, as often as the link says. */
export class TakeDownload {
  constructor(
    private readonly downloads: Downloads,
    private readonly store: FileStore,
    private readonly tokens: LinkTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts as one use. What begins behind the first byte within an hour of a use goes on with that, and does not count. Undefined where
   * the range lies behind the end, which counts as none either. @throws LinkUnknown, LinkEnded, FilesUnavailable
   */
  async takeDownload(token: string, range?: string): Promise<TakenDownload | undefined> {
    const known = await this.look(token);
    const part = partOf(range, known.bytes);
    if (part === 'unsatisfiable') return undefined;
    const content = await this.store.stream(known.key, part);
    // nothing is used up for a file that cannot be read; that of a link that has ended may be erased
    if (!content) throw this.whyNone(known);
    try {
      await this.use(this.tokens.hashOf(token), part);
    } catch (error) {
      content.destroy();
      throw error;
    }
    return { file: known, part, content };
  }

  /** What it is, without a use. @throws LinkUnknown, LinkEnded */
  async lookAt(token: string): Promise<Fetched & Pick<ListedDownload, 'usesLeft' | 'until'>> {
    const known = await this.look(token);
    const state = stateOf(known, this.clock.now());
    if (state !== 'open') throw new LinkEnded(state);
    return known;
  }

  private async use(hash: string, part: Part | undefined): Promise<void> {
    const now = this.clock.now();
    if (part && part.from > 0) {
      const since = new Date(now.getTime() - RESUMED_WITHIN_MS);
      if (await this.downloads.usedSince(hash, since)) return;
    }
    if (await this.downloads.use(hash, now)) return;
    const known = await this.downloads.find(hash);
    const state = known ? stateOf(known, now) : 'open';
    throw new LinkEnded(state === 'open' ? 'used_up' : state);
  }

  private whyNone(known: Pick<ListedDownload, 'usesLeft' | 'until' | 'revokedAt'>): Refusal {
    const state = stateOf(known, this.clock.now());
    return state === 'open' ? new FilesUnavailable() : new LinkEnded(state);
  }

  private async look(token: string) {
    const known = await this.downloads.find(this.tokens.hashOf(token));
    if (!known) throw new LinkUnknown();
    return known;
  }
}
