import { Injectable } from '@nestjs/common';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { Caller } from '../../../kernel/caller.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import { Database } from '../../../platform/database/database.js';
import { isoOrNull } from '../../../platform/database/moments.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { discountSchema } from '../../../promotions/adapters/persistence/discount.schema.js';
import { Actions } from '../../application/actions.js';
import { changesOf } from '../../application/proposal-tools.js';
import type { ProposedChangeDto } from '../http/proposal.dto.js';
import { proposalOf } from './postgres-proposals.js';
import type { proposalSchema } from './proposal.schema.js';

type AllTables = Tables<
  | typeof proposalSchema
  | typeof accountSchema
  | typeof productSchema
  | typeof orderSchema
  | typeof discountSchema
>;

const MOST = 100;
/** Proposed changes with who proposed and who decided, as far as somebody may see what they are about. */
@Injectable()
export class ProposalReads {
  constructor(
    private readonly database: Database,
    private readonly actions: Actions,
  ) {}

  /** Those that wait first, then the newest; at most a hundred. */
  list(caller: Caller): Promise<ProposedChangeDto[]> {
    return this.found(caller);
  }

  async find(caller: Caller, id: string): Promise<ProposedChangeDto | undefined> {
    const [found] = await this.found(caller, id);
    return found;
  }

  private async found(caller: Caller, id?: string): Promise<ProposedChangeDto[]> {
    let query = this.database
      .sql<AllTables>()
      .selectFrom('proposal')
      .innerJoin('account as owner', 'owner.id', 'proposal.owner_id')
      .leftJoin('account as decider', 'decider.id', 'proposal.decided_by')
      .leftJoin('product', 'product.id', 'proposal.subject_id')
      .leftJoin('orders', 'orders.id', 'proposal.subject_id')
      .leftJoin('discount', 'discount.id', 'proposal.subject_id')
      .selectAll('proposal')
      .select(['owner.email as ownerEmail', 'decider.email as deciderEmail'])
      .select((eb) =>
        eb.fn.coalesce('product.version', 'orders.version', 'discount.version').as('versionNow'),
      )
      .where('proposal.action', 'in', [...this.actions.seenBy(caller), '']);
    if (id !== undefined) query = query.where('proposal.id', '=', id);
    const rows = await query
      .orderBy((eb) => eb('proposal.state', '=', 'waiting'), 'desc')
      .orderBy('proposal.created_at', 'desc')
      .orderBy('proposal.id', 'desc')
      .limit(MOST)
      .execute();
    return rows.flatMap((row): ProposedChangeDto[] => {
      const { subject, ...proposal } = proposalOf(row);
      const plugin = this.actions.of(proposal.action);
      if (!plugin) return [];
      const { words, writes, undo } = plugin;
      return [
        {
          ...{ id: proposal.id, action: plugin.name, label: words.label, question: words.question ?? null },
          ...{ about: plugin.subject, subjectId: subject.id, subject: subject.name, state: proposal.state },
          ...{ changes: changesOf(plugin, proposal), reason: proposal.reason, canUndo: undo !== undefined },
          hasChanged:
            proposal.state === 'waiting' && subject.version !== null && row.versionNow !== subject.version,
          ...{ needs: writes, mayDecide: !caller.key && caller.permissions.includes(writes) },
          ...{ proposedBy: proposal.proposedBy, owner: row.ownerEmail },
          ...{ createdAt: proposal.createdAt.toISOString(), decidedBy: row.deciderEmail },
          decidedAt: isoOrNull(row.decided_at),
        },
      ];
    });
  }
}
