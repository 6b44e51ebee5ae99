import { ApiProperty } from '@nestjs/swagger';
import { JOB_STATES, type JobState } from '../../../platform/jobs/troubled-jobs.js';

export class JobDto {
  id!: string;
  /** The kind of work, e.g. `mail.send`. */
  task!: string;
  /** For the task `outbox.relay` the event that is told, e.g. `order.placed`. */
  topic!: string | null;
  /** `failed` is given up; `retrying` has failed for ten minutes and is tried again; `late` waits or runs for ten minutes. */
  @ApiProperty({ enum: JOB_STATES })
  state!: JobState;
  attempts!: number;
  maxAttempts!: number;
  /** What the last attempt said. */
  error!: string | null;
  /** When the work was asked for; of a late one, when it was due. */
  since!: string;
  nextTryAt!: string | null;
}

export class RetriedJobDto {
  id!: string;
}

export class RetriedJobsDto {
  /** How many are tried again. */
  retried!: number;
}
