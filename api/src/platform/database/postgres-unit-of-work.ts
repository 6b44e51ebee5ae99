import { Injectable } from '@nestjs/common';
import { IsolationLevel, TransactionPropagation, type TransactionOptions } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { sqlState } from './sql-state.js';
import { isStalePlan } from './statement-names.js';

const RETRIES = 4;
/** serialization_failure, deadlock_detected */
const STOOD_IN_THE_WAY = new Set(['40001', '40P01']);
const isWorthRetrying = (error: unknown) => STOOD_IN_THE_WAY.has(sqlState(error) ?? '') || isStalePlan(error);

/** One database transaction per outermost `run`; deadlocks, serialization failures and plans of before a migration are tried again. */
@Injectable()
export class PostgresUnitOfWork extends UnitOfWork {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override run<T>(work: () => Promise<T>): Promise<T> {
    return this.outermost(work, { propagation: TransactionPropagation.REQUIRED });
  }

  override snapshot<T>(work: () => Promise<T>): Promise<T> {
    const propagation = TransactionPropagation.REQUIRES_NEW;
    return this.outermost(work, {
      propagation,
      isolationLevel: IsolationLevel.REPEATABLE_READ,
      readOnly: true,
    });
  }

  private async outermost<T>(work: () => Promise<T>, options: TransactionOptions): Promise<T> {
    if (this.em.isInTransaction()) return work();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.em.transactional(work, options);
      } catch (error) {
        if (attempt >= RETRIES || !isWorthRetrying(error)) throw error;
        await pause(attempt * 10 * Math.random());
      }
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
