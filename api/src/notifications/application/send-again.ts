import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { LetterNotFound, LetterOutOfDate, TooManyLetters } from '../domain/refusals.js';
import type { LetterPost, OrderLetters, WrittenLetter } from './order-letters.js';
import type { WriteLetter } from './write-letter.js';

const HOUR_MS = 3_600_000;
/** Nobody's mailbox is filled by a click. */
const MOST_AN_HOUR = 5;

/** Writes a letter about an order once more: from the order as it is now, to its address of now. */
export class SendAgain {
  constructor(
    private readonly letters: OrderLetters,
    private readonly writing: WriteLetter,
    private readonly post: LetterPost,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Runs in the caller's transaction. @throws LetterNotFound, TooManyLetters, LetterOutOfDate */
  async sendAgain(orderId: string, letterId: string): Promise<WrittenLetter> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - HOUR_MS);
    const before = await this.letters.sentAgainSince(orderId, since);
    const known = (await this.letters.ofOrder(orderId)).find(({ id }) => id === letterId);
    if (!known) throw new LetterNotFound();
    if (before >= MOST_AN_HOUR) throw new TooManyLetters(MOST_AN_HOUR);
    const letter = await this.writing.writeLetter(known.topic, { ...known.told, orderId });
    if (!letter) throw new LetterOutOfDate();
    const again = {
      ...{ id: this.ids.next(), orderId, topic: known.topic, told: known.told },
      ...{ subject: letter.subject, isAgain: true, writtenAt: now },
    };
    await this.letters.keep(again);
    await this.post.send(letter, again.id);
    return again;
  }
}
