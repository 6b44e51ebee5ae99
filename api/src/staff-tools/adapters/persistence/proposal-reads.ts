import { Injectable } from '@nestjs/common';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ProposedChangeDto } from '../http/proposal.dto.js';
import type { proposalSchema } from './proposal.schema.js';

const MOST = 100;
const isoOrNull = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** Proposed changes with who proposed and who decided. */
@Injectable()
export class ProposalReads {
  constructor(private readonly database: Database) {}

  /** Those that wait first, then the newest; at most a hundred. */
  list(): Promise<ProposedChangeDto[]> {
    return this.found();
  }

  async find(id: string): Promise<ProposedChangeDto | undefined> {
    const [found] = await this.found(id);
    return found;
  }

  private async found(id?: string): Promise<ProposedChangeDto[]> {
    let query = this.database
      .sql<Tables<typeof proposalSchema | typeof accountSchema>>()
      .selectFrom('proposal')
      .innerJoin('account as owner', 'owner.id', 'proposal.owner_id')
      .leftJoin('account as decider', 'decider.id', 'proposal.decided_by')
      .selectAll('proposal')
      .select(['owner.email as ownerEmail', 'decider.email as deciderEmail']);
    if (id !== undefined) query = query.where('proposal.id', '=', id);
    const rows = await query
      .orderBy((eb) => eb('proposal.state', '=', 'waiting'), 'desc')
      .orderBy('proposal.created_at', 'desc')
      .orderBy('proposal.id', 'desc')
      .limit(MOST)
      .execute();
    return rows.map((row) => ({
      ...{ id: row.id, productId: row.product_id, product: row.product_name, reason: row.reason },
      ...{ wanted: row.wanted, before: row.before, state: row.state, proposedBy: row.proposed_by },
      ...{ owner: row.ownerEmail, createdAt: new Date(row.created_at).toISOString() },
      ...{ decidedBy: row.deciderEmail, decidedAt: isoOrNull(row.decided_at) },
    })) as ProposedChangeDto[];
  }
}
