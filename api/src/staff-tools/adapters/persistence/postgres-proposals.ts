import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { lockName } from '../../../platform/database/named-lock.js';
import { NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Proposals } from '../../application/proposals.js';
import type { Proposal, ProposalState, Values } from '../../domain/proposal.js';
import type { proposalSchema } from './proposal.schema.js';

type ProposalTables = Tables<typeof proposalSchema>;

@Injectable()
export class PostgresProposals extends PostgresAdapter<ProposalTables> implements Proposals {
  async add(
    { subject, ownerId, proposedBy, createdAt, ...one }: Proposal,
    mostWaiting: number,
  ): Promise<boolean> {
    // who proposes for the same owner meanwhile waits, and counts this one
    await lockName(this.tables(), `proposals of ${ownerId}`);
    if ((await this.waitingOf(ownerId)) >= mostWaiting) return false;
    await this.tables()
      .insertInto('proposal')
      .values({
        ...{ id: one.id, action: one.action, subject_id: subject.id, subject_name: subject.name },
        ...{ subject_version: subject.version, reason: one.reason, state: one.state },
        ...{ wanted: JSON.stringify(one.wanted), before: JSON.stringify(one.before) },
        ...{ made: JSON.stringify(one.made) },
        ...{ owner_id: ownerId, proposed_by: proposedBy, created_at: createdAt },
      })
      .execute();
    return true;
  }

  async find(id: string): Promise<Proposal | undefined> {
    const row = await this.one(id).executeTakeFirst();
    return row && proposalOf(row);
  }

  async lock(id: string): Promise<Proposal | undefined> {
    const row = await this.one(id).forUpdate().executeTakeFirst();
    return row && proposalOf(row);
  }

  async decide(id: string, state: ProposalState, byId: string, made: Values): Promise<void> {
    await this.tables()
      .updateTable('proposal')
      .set({ state, decided_by: byId, decided_at: NOW, made: JSON.stringify(made) })
      .where('id', '=', id)
      .execute();
  }

  async ofOwner(ownerId: string, actions: readonly string[], most: number): Promise<Proposal[]> {
    const rows = await this.tables()
      .selectFrom('proposal')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('action', 'in', [...actions, ''])
      .orderBy((eb) => eb('state', '=', 'waiting'), 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return rows.map(proposalOf);
  }

  private async waitingOf(ownerId: string): Promise<number> {
    const { count } = await this.tables()
      .selectFrom('proposal')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('owner_id', '=', ownerId)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  private one(id: string) {
    return this.tables().selectFrom('proposal').selectAll().where('id', '=', id);
  }
}

export const proposalOf = (row: Selectable<ProposalTables['proposal']>): Proposal => ({
  ...{ id: row.id, action: row.action, reason: row.reason, state: row.state, ownerId: row.owner_id },
  subject: { id: row.subject_id, name: row.subject_name, version: row.subject_version },
  ...{ wanted: row.wanted, before: row.before, made: row.made, proposedBy: row.proposed_by },
  createdAt: new Date(row.created_at),
});
