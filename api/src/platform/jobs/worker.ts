import { EventEmitter } from 'node:events';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  Logger,
  run,
  type Job,
  type JobHelpers,
  type Runner,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import { Config } from '../config/config.js';
import { Pool } from '../database/pool.js';
import { RequestEntities } from '../database/request-entities.js';
import { currentRequest, log } from '../logging/log.js';
import { inSpan } from '../tracing/in-span.js';
import { Heartbeats } from './heartbeats.js';
import { JobHandlers, LANGUAGE_OF_JOB, type JobHandler } from './job-queue.js';
import { RegularJobs } from './regular-jobs.js';

/** So long after its last job a queue is free again, usually. */
const FREED_MS = 20;
/** So long an errand takes others along: what it did so and could not write off, because its process died, is done again. */
const ALONG_MS = 250;

/** What waits behind a job of a queue and was never tried. While that job is in hand, nobody else takes any of them. */
const ALONG = `select id, payload from graphile_worker._private_jobs where job_queue_id = $1 and task_id = $2
  and is_available and attempts = 0 and run_at <= now() order by priority, run_at, id limit 10`;
const WRITE_OFF = 'select count(*) from graphile_worker.complete_jobs($1::bigint[])';

/** Runs the jobs of the queue in this process; stops between two jobs when the process is told to end. */
@Injectable()
export class Worker implements BeforeApplicationShutdown {
  private runner: Runner | undefined;
  private readonly heartbeats: Heartbeats;

  constructor(
    private readonly config: Config,
    private readonly handlers: JobHandlers,
    private readonly entities: RequestEntities,
    private readonly pool: Pool,
  ) {
    this.heartbeats = new Heartbeats(pool.clients);
  }

  /** Once all else has started: jobs go by what others read at the start, such as the keys entered in the panel. */
  async begin(): Promise<void> {
    if (process.env['WORKER'] === '0' || this.handlers.tasks.size === 0) return;
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => this.heartbeats.add(workerPool.id));
    events.on('job:complete', ({ worker, job }) => {
      if (job.job_queue_id !== null) setTimeout(() => this.goOn(worker.workerPool), FREED_MS).unref();
    });
    this.runner = await run({
      events,
      pgPool: this.pool.clients,
      concurrency: 2,
      pollInterval: 1_000,
      noHandleSignals: true,
      taskList: this.taskList(),
      parsedCronItems: [],
      logger: new Logger(() => (level, message, meta) => {
        if (level === 'error' || level === 'warning') log.warn(factsOf(meta), `jobs: ${headOf(message)}`);
        else log.trace(`jobs: ${message}`);
      }),
    });
    this.runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner ended'));
    await this.heartbeats.start(new RegularJobs(this.pool.clients, this.handlers.crons));
    log.debug({ tasks: [...this.handlers.tasks.keys()], at: this.config.apiPort }, 'job runner started');
  }

  /** The next of a queue of its own would wait for the next poll: the worker looks for it before the last one is written off. */
  private goOn(workers: WorkerPool): void {
    if (this.runner) workers.nudge(1);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  /** Waits for the jobs in hand and takes no other. */
  async stop(): Promise<void> {
    const { runner } = this;
    if (!runner) return;
    this.runner = undefined;
    await runner.stop();
    await this.heartbeats.stop();
  }

  private taskList(): TaskList {
    return Object.fromEntries(
      [...this.handlers.tasks].map(([task, handler]) => [
        task,
        (payload: unknown, { job }: JobHelpers) =>
          this.heartbeats.during(job.id, async () => {
            await this.work(job, handler, payload);
            if (this.handlers.errands.has(task)) await this.along(job, handler);
          }),
      ]),
    );
  }

  /**
   * With a record of its own: the queue wakes its workers by what a connection is told, which would have them go on in
   * whatever that connection was opened for.
   */
  private work({ id, task_identifier: task }: Named, handler: JobHandler, payload: unknown): Promise<void> {
    const { [LANGUAGE_OF_JOB]: language, ...told } = asRecord(payload);
    const by = typeof language === 'string' ? { language } : {};
    const own = { requestId: `job-${id}`, ...by, entities: this.entities.lazily() };
    const isErrand = this.handlers.errands.has(task);
    const work = () => handler(told);
    return inSpan(`job ${task}`, () =>
      currentRequest.run(own, () => (isErrand ? work() : this.handlers.around(work))),
    );
  }

  /** One look at the queue is for many errands then. One that fails is left where it was: its next try is its own, and is counted. */
  private async along({ job_queue_id, task_id, task_identifier }: Job, handler: JobHandler): Promise<void> {
    const until = performance.now() + ALONG_MS;
    const done: string[] = [];
    try {
      const { rows } = await this.pool.clients.query<Job>(ALONG, [job_queue_id, task_id]);
      for (const { id, payload } of rows) {
        await this.work({ id, task_identifier }, handler, payload);
        done.push(id);
        if (!this.runner || performance.now() > until) break;
      }
    } catch (error) {
      log.debug({ err: error, task: task_identifier }, 'an errand that went along failed');
    }
    if (done.length > 0) await this.pool.clients.query(WRITE_OFF, [done]);
  }
}

type Named = Pick<Job, 'id' | 'task_identifier'>;

/** What failed, without its payload; the stack is told with the error. */
function factsOf({ job, error }: Readonly<Record<string, unknown>> = {}): object {
  const { id, task_identifier: task, attempts } = (job ?? {}) as Partial<Job>;
  return { ...(id === undefined ? {} : { job: { id, task, attempts } }), ...(error ? { err: error } : {}) };
}

const headOf = (message: string) => message.split('\n', 1)[0] ?? '';

function asRecord(payload: unknown): Readonly<Record<string, unknown>> {
  return typeof payload === 'object' && payload !== null ? { ...payload } : {};
}
