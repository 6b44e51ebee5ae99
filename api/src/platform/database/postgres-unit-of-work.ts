import { AsyncLocalStorage } from 'node:async_hooks';
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

/** What is done behind a transaction. */
interface Told {
  ifCommitted: (() => void)[];
  /** Once each, however often they are asked for. */
  inAnyCase: Set<() => void>;
}

/** One database transaction per outermost `run`; deadlocks, serialization failures and plans of before a migration are tried again. */
@Injectable()
export class PostgresUnitOfWork extends UnitOfWork {
  private readonly told = new AsyncLocalStorage<Told>();

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

  override afterCommit(work: () => void): void {
    const told = this.toldWithin();
    if (told) told.ifCommitted.push(work);
    else work();
  }

  override forgetting(work: () => void): void {
    work();
    this.toldWithin()?.inAnyCase.add(work);
  }

  private toldWithin(): Told | undefined {
    return this.em.isInTransaction() ? this.told.getStore() : undefined;
  }

  private async outermost<T>(work: () => Promise<T>, options: TransactionOptions): Promise<T> {
    if (this.em.isInTransaction()) return work();
    for (let attempt = 1; ; attempt += 1) {
      const told: Told = { ifCommitted: [], inAnyCase: new Set() };
      try {
        const result = await this.told.run(told, () => this.em.transactional(work, options));
        for (const one of told.ifCommitted) told.inAnyCase.add(one);
        return result;
      } catch (error) {
        if (attempt >= RETRIES || !isWorthRetrying(error)) throw error;
        await pause(attempt * 10 * Math.random());
      } finally {
        for (const one of told.inAnyCase) one();
      }
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
