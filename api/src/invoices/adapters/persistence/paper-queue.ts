import type { ExpressionBuilder, Selectable, Updateable } from 'kysely';
import type { Clock } from '../../../kernel/clock.js';
import type { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { pauseAfter } from '../../domain/fiscal.js';
import type { InvoiceTables } from './tables.js';

type Queue = 'fiscal_registration' | 'e_invoice_sending';

/** Nobody has it in hand. */
export const isFree = <One extends Queue>(eb: ExpressionBuilder<InvoiceTables, One>, now: Date) => {
  const any = eb as unknown as ExpressionBuilder<InvoiceTables, Queue>;
  return any.or([any('held_until', 'is', null), any('held_until', '<=', now.toISOString())]);
};

/** Papers that wait to be sent. Taken in hand by a guarded statement: two processes never send one paper at once. */
export class PaperQueue<Name extends Queue> extends PostgresAdapter<InvoiceTables> {
  private readonly table: Queue;

  /** `heldMs`: longer than the calls of one try may take together; whoever has not answered by then has died. */
  constructor(
    database: Database,
    private readonly clock: Clock,
    table: Name,
    private readonly heldMs: number,
  ) {
    super(database);
    this.table = table;
  }

  /** Whose time has come, the oldest first. */
  async due(limit: number): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom(this.table)
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_try_at', '<=', this.clock.now().toISOString())
      .orderBy('next_try_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The row of a waiting paper whose time has come, now in hand; undefined for any other. Its `tries` counts this one. */
  async take(id: string): Promise<Selectable<InvoiceTables[Name]> | undefined> {
    const known = await this.tables()
      .selectFrom(this.table)
      .select('tries')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known) return undefined;
    const now = this.clock.now();
    const tries = known.tries + 1;
    const row = await this.tables()
      .updateTable(this.table)
      .set({
        tries,
        next_try_at: new Date(now.getTime() + pauseAfter(tries)),
        held_until: new Date(now.getTime() + this.heldMs),
      })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('next_try_at', '<=', now.toISOString())
      .where('tries', '=', known.tries)
      .where((eb) => isFree(eb, now))
      .returningAll()
      .executeTakeFirst();
    return row as Selectable<InvoiceTables[Name]> | undefined;
  }

  /** Out of hand with what a try told. `isDone`: that counts whenever it is heard, anything else while nobody has taken it since. */
  async settle(
    { id, tries }: { id: string; tries: number },
    change: Updateable<InvoiceTables[Name]>,
    isDone: boolean,
  ): Promise<void> {
    await this.tables()
      .updateTable(this.table)
      .set({ ...change, held_until: null })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .$if(!isDone, (query) => query.where('tries', '=', tries))
      .execute();
  }
}
