import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { ChannelBook } from './ports.js';

/** Tells a channel anew of what it was told: of one product's offers, or of all. */
export class ResendGoods {
  constructor(
    private readonly book: Pick<ChannelBook, 'due' | 'allDue'>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** With the next look of a courier; one that is tried later by itself is tried then. */
  resend(channel: string, productId: string | undefined): Promise<void> {
    return this.unitOfWork.run(() =>
      productId === undefined ? this.book.allDue(channel) : this.book.due(channel, [productId]),
    );
  }
}
