import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';

import { Clock } from '@duka/api/kernel/clock.js';
import { UnitOfWork } from '@duka/api/kernel/unit-of-work.js';
import { Database } from '@duka/api/platform/database/database.js';
import { ApiError } from '../../domain/wire/api.js';
import type { SandboxTables } from './tables.js';

const KEPT_MS = 24 * 60 * 60 * 1000;

export interface KeptAnswer {
  status: number;
  body: object;
  requestId: string;
  replayed: boolean;
}

/**
 * Stripe's idempotency: the first answer under a key is given again for 24 hours; other parameters under it are
 * refused, and so is a second call while the first runs. Refusals are not kept.
 */
@Injectable()
export class Idempotency {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError, and whatever `answer` throws; then nothing is kept */
  once(
    key: string,
    path: string,
    body: string,
    requestId: string,
    answer: () => Promise<object>,
  ): Promise<KeptAnswer> {
    const hash = createHash('sha256').update(`${path}\n${body}`).digest('hex');
    return this.work.run(async () => {
      await this.takeTurn(key);
      const kept = await this.find(key);
      if (kept && kept.request_hash !== hash) throw misused(key);
      if (kept) return { status: kept.status, body: kept.body, requestId: kept.request_id, replayed: true };
      const made = await answer();
      await this.keep(key, hash, made, requestId);
      return { status: 200, body: made, requestId, replayed: false };
    });
  }

  private async takeTurn(key: string): Promise<void> {
    const turn = await this.database
      .sql<SandboxTables>()
      .selectNoFrom((eb) =>
        eb
          .fn<boolean>('pg_try_advisory_xact_lock', [eb.fn('hashtextextended', [eb.val(key), eb.lit(7)])])
          .as('mine'),
      )
      .executeTakeFirstOrThrow();
    if (!turn.mine)
      throw new ApiError(409, `There is another request in progress using this Idempotency-Key (${key}).`, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
      });
  }

  private find(key: string) {
    return this.database
      .sql<SandboxTables>()
      .selectFrom('sandbox.idempotency')
      .selectAll()
      .where('key', '=', key)
      .where('created_at', '>', new Date(this.clock.now().getTime() - KEPT_MS))
      .executeTakeFirst();
  }

  private async keep(key: string, hash: string, body: object, requestId: string): Promise<void> {
    const row = {
      key,
      request_hash: hash,
      status: 200,
      body: JSON.stringify(body),
      request_id: requestId,
      created_at: this.clock.now(),
    };
    await this.database
      .sql<SandboxTables>()
      .insertInto('sandbox.idempotency')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
}

function misused(key: string): ApiError {
  return new ApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with (${key}).`,
    { type: 'idempotency_error' },
  );
}
