/** Work to be done later by whichever process is free; enqueued in the running transaction. */
export interface JobOptions {
  /** Not before this moment. */
  runAt?: Date;
  /** A waiting job with the same key is replaced, so that it runs once. */
  key?: string;
  /** One with the same key stays as it is, waiting, in hand or given up: what the key names never says anything else. It costs the database less. */
  isOnce?: boolean;
  maxTries?: number;
  /** Of all jobs with the same word here, one is worked on at a time, so that slow ones leave room for others. */
  queue?: string;
}

/** The member of a payload that keeps the language of the call which began a job, or told of an event; nobody who works on it sees it. */
export const LANGUAGE_OF_JOB = '$language';

export abstract class JobQueue {
  abstract enqueue(
    task: string,
    payload: Readonly<Record<string, unknown>>,
    options?: JobOptions,
  ): Promise<void>;
}

/** What a task does with its payload. Throwing means "try again later", with a growing pause. */
export type JobHandler = (payload: Readonly<Record<string, unknown>>) => Promise<void>;

/** Features register their tasks here at start, and their regular ones with a cron line (`* * * * *`, UTC). */
export class JobHandlers {
  readonly tasks = new Map<string, JobHandler>();
  /** Those that decide nothing: what they do was decided before, as a letter that is written. */
  readonly errands = new Set<string>();
  readonly crons: { task: string; pattern: string }[] = [];
  /** What each job is done within, unless it decides nothing. */
  around: (work: () => Promise<void>) => Promise<void> = (work) => work();

  on(task: string, handler: JobHandler): void {
    if (this.tasks.has(task)) throw new Error(`two handlers for the task ${task}`);
    this.tasks.set(task, handler);
  }

  /** One that decides nothing: it does not begin with what the database says of the shop at that moment, and takes along others of its queue. */
  onErrand(task: string, handler: JobHandler): void {
    this.on(task, handler);
    this.errands.add(task);
  }

  every(pattern: string, task: string, handler: JobHandler): void {
    this.on(task, handler);
    this.crons.push({ task, pattern });
  }
}
