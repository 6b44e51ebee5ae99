import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Database } from '@duka/api/platform/database/database.js';
import { Wallets, type WalletRequest } from '../../application/ports.js';
import type { SandboxTables } from './tables.js';

type Row = Selectable<SandboxTables['sandbox.wallet_request']>;
type Outcome = Parameters<Wallets['decide']>[1];

/** Requests to pay, as the played wallet provider keeps them. */
@Injectable()
export class PostgresWallets extends Wallets {
  constructor(private readonly database: Database) {
    super();
  }

  override async insert(request: WalletRequest): Promise<boolean> {
    const done = await this.database
      .sql<SandboxTables>()
      .insertInto('sandbox.wallet_request')
      .values({
        reference: request.reference,
        amount: request.amount,
        currency: request.currency,
        external_id: request.externalId,
        payer: request.payer,
        payer_message: request.payerMessage,
        payee_note: request.payeeNote,
        callback_url: request.callbackUrl,
        status: request.status,
        reason: request.reason,
        transaction_id: request.transactionId,
        created_at: request.createdAt,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirst();
    return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  override async find(reference: string): Promise<WalletRequest | null> {
    const row = await this.database
      .sql<SandboxTables>()
      .selectFrom('sandbox.wallet_request')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row ? requestOf(row) : null;
  }

  override async decide(reference: string, outcome: Outcome, now: Date): Promise<boolean> {
    const done = await this.database
      .sql<SandboxTables>()
      .updateTable('sandbox.wallet_request')
      .set({
        status: outcome.status,
        reason: outcome.reason,
        transaction_id: outcome.transactionId,
        decided_at: now,
      })
      .where('reference', '=', reference)
      .where('status', '=', 'PENDING')
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  override async recent(limit: number): Promise<WalletRequest[]> {
    const rows = await this.database
      .sql<SandboxTables>()
      .selectFrom('sandbox.wallet_request')
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
    return rows.map(requestOf);
  }
}

function requestOf(row: Row): WalletRequest {
  return {
    reference: row.reference,
    amount: row.amount,
    currency: row.currency,
    externalId: row.external_id,
    payer: row.payer,
    payerMessage: row.payer_message,
    payeeNote: row.payee_note,
    callbackUrl: row.callback_url,
    status: row.status,
    reason: row.reason,
    transactionId: row.transaction_id,
    createdAt: new Date(row.created_at),
  };
}
