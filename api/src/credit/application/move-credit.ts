import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Money } from '../../kernel/money.js';
import type { Ledger } from '../../ledger/application/ports.js';
import type { ActorKind, CreditType } from '../../ledger/domain/entry.js';
import type { Credit, CreditEntryType } from '../domain/credit.js';
import { NotEnoughCredit } from '../domain/refusals.js';
import type { Credits } from './ports.js';

/** A change of a balance. */
export interface CreditMove {
  credit: Pick<Credit, 'id' | 'kind'>;
  type: CreditEntryType;
  /** More than nothing where credit comes. */
  amount: Money;
  /** Names the fact, such as the attempt that it pays; a new one where nothing else does. */
  reference?: string;
  orderId?: string;
  reason?: string;
  actor: { kind: ActorKind; id: string | null };
}

/** Changes a balance, once for each fact, and lets the money book say of what the shop owes that it has come or gone. */
export class MoveCredit {
  constructor(
    private readonly credits: Credits,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Joins the caller's transaction, which must fail with it. @throws NotEnoughCredit */
  async moveCredit({ credit, type, amount, actor, ...more }: CreditMove): Promise<void> {
    const id = this.ids.next();
    const occurredAt = this.clock.now();
    const { reference = id, orderId = null, reason = '' } = more;
    const entry = { id, creditId: credit.id, type, amount, reference, orderId, reason, actor, occurredAt };
    const moved = await this.credits.move(entry);
    if (moved === 'short') throw new NotEnoughCredit();
    const bookType = bookedAs(entry);
    if (moved === 'known' || !bookType) return;
    await this.ledger.record({
      ...{
        orderId: null,
        tenderId: null,
        attemptId: null,
        refundId: null,
        type: bookType,
        actor,
        occurredAt,
      },
      ...{ provider: credit.kind, providerObjectId: id },
      amount: amount.cents < 0 ? amount.negated() : amount,
    });
  }
}

/** How the money book calls it; payments book what is redeemed and refunded themselves. */
function bookedAs({ type, amount }: Pick<CreditMove, 'type' | 'amount'>): CreditType | undefined {
  const comes = amount.cents > 0;
  if (type === 'issued' || type === 'adjusted') return comes ? 'credit_issue' : 'credit_issue_reversal';
  if (type === 'sold') return 'credit_sale';
  if (type === 'voided') return comes ? 'credit_sale' : 'credit_sale_reversal';
  return type === 'expired' ? 'credit_expiry' : undefined;
}
