import { Injectable } from '@nestjs/common';
import { IsolationLevel, TransactionPropagation } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { sqlState } from './sql-state.js';

const RETRIES = 4;
/** serialization_failure, deadlock_detected */
const WORTH_RETRYING = new Set(['40001', '40P01']);

/** One database transaction per outermost `run`; deadlocks and serialization failures are tried again. */
@Injectable()
export class PostgresUnitOfWork extends UnitOfWork {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.em.isInTransaction()) return work();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.em.transactional(work, { propagation: TransactionPropagation.REQUIRED });
      } catch (error) {
        if (attempt >= RETRIES || !WORTH_RETRYING.has(sqlState(error) ?? '')) throw error;
        await pause(attempt * 10 * Math.random());
      }
    }
  }

  override snapshot<T>(work: () => Promise<T>): Promise<T> {
    if (this.em.isInTransaction()) return work();
    return this.em.transactional(work, {
      propagation: TransactionPropagation.REQUIRES_NEW,
      isolationLevel: IsolationLevel.REPEATABLE_READ,
      readOnly: true,
    });
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
