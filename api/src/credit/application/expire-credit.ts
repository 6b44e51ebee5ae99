import { SYSTEM } from '../../ledger/domain/entry.js';
import type { Clock } from '../../kernel/clock.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { whyNotCredit } from '../domain/credit.js';
import type { MoveCredit } from './move-credit.js';
import type { Credits } from './ports.js';

const BATCH = 100;
/** What nobody used of a card that has ended is owed no more: the money book says so. What an order holds comes back first. */
export class ExpireCredit {
  constructor(
    private readonly credits: Credits,
    private readonly moves: MoveCredit,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** How many have ended with something on them. */
  async expireCredit(): Promise<number> {
    let gone = 0;
    for (;;) {
      const ids = await this.credits.ended(this.clock.now(), BATCH);
      if (ids.length === 0) return gone;
      for (const id of ids) if (await this.unitOfWork.run(() => this.expire(id))) gone += 1;
    }
  }

  /** Unless it was given more time, or spent, meanwhile. */
  private async expire(id: string): Promise<boolean> {
    const credit = await this.credits.lock(id);
    const isOver = credit && whyNotCredit({ ...credit, isDisabled: false }, this.clock.now()) === 'expired';
    if (!isOver || credit.balance.isZero) return false;
    const amount = credit.balance.negated();
    await this.moves.moveCredit({ credit, type: 'expired', amount, actor: SYSTEM });
    return true;
  }
}
