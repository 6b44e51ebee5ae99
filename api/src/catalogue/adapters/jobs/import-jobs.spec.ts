import { expect, it } from '@jest/globals';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import type { Imports } from '../../application/import/ports.js';
import type { RunImport } from '../../application/import/run-import.js';
import { ImportJobs } from './import-jobs.js';

it('an import that cannot go on keeps no other from going on', async () => {
  const stalled = () => Promise.resolve(['broken', 'sound'].map((id) => ({ id, direction: 'run' as const })));
  const done: string[] = [];
  const run = (id: string) =>
    id === 'broken' ? Promise.reject(new Error('broken')) : Promise.resolve(void done.push(id));
  const handlers = new JobHandlers();
  new ImportJobs(handlers, { runImport: run } as unknown as RunImport, { stalled } as Imports).onModuleInit();
  await expect(handlers.tasks.get('catalogue.resume-imports')?.({})).rejects.toThrow('broken');
  expect(done).toEqual(['sound']);
});
