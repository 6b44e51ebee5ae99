import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Proposals } from '../../application/proposals.js';
import type { Proposal, ProposalState } from '../../domain/proposal.js';
import type { proposalSchema } from './proposal.schema.js';

type ProposalTables = Tables<typeof proposalSchema>;

@Injectable()
export class PostgresProposals extends Proposals {
  constructor(private readonly database: Database) {
    super();
  }

  override async add({
    productId,
    productName,
    ownerId,
    proposedBy,
    createdAt,
    ...one
  }: Proposal): Promise<void> {
    await this.tables()
      .insertInto('proposal')
      .values({
        ...{ id: one.id, product_id: productId, product_name: productName, reason: one.reason },
        ...{ wanted: JSON.stringify(one.wanted), before: JSON.stringify(one.before), state: one.state },
        ...{ owner_id: ownerId, proposed_by: proposedBy, created_at: createdAt },
      })
      .execute();
  }

  override async lock(id: string): Promise<Proposal | undefined> {
    const row = await this.tables()
      .selectFrom('proposal')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && proposalOf(row);
  }

  override async decide(id: string, state: ProposalState, byId: string): Promise<void> {
    await this.tables()
      .updateTable('proposal')
      .set({ state, decided_by: byId, decided_at: NOW })
      .where('id', '=', id)
      .execute();
  }

  override async ofOwner(ownerId: string, most: number): Promise<Proposal[]> {
    const rows = await this.tables()
      .selectFrom('proposal')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .orderBy((eb) => eb('state', '=', 'waiting'), 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return rows.map(proposalOf);
  }

  private tables() {
    return this.database.sql<ProposalTables>();
  }
}

const proposalOf = (row: Selectable<ProposalTables['proposal']>): Proposal => ({
  ...{ id: row.id, productId: row.product_id, productName: row.product_name, reason: row.reason },
  ...{ wanted: row.wanted, before: row.before, state: row.state, ownerId: row.owner_id },
  ...{ proposedBy: row.proposed_by, createdAt: new Date(row.created_at) },
});
