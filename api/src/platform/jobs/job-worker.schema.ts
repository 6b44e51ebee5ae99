import { defineEntity, p } from '@mikro-orm/core';

/** The workers of jobs that are alive, each under the name by which it locks its jobs. */
export const jobWorkerSchema = defineEntity({
  name: 'JobWorker',
  tableName: 'job_worker',
  properties: {
    id: p.text().primary(),
    seenAt: p.datetime(),
  },
});
