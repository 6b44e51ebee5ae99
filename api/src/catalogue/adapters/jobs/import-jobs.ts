import { Injectable, type OnModuleInit } from '@nestjs/common';
import { oneByOne } from '../../../kernel/one-by-one.js';
import { JobHandlers, JobQueue } from '../../../platform/jobs/job-queue.js';
import { ImportWork, Imports, type Direction } from '../../application/import/ports.js';
import { RunImport } from '../../application/import/run-import.js';

const TASK = 'catalogue.product-import';
const EVERY_MINUTE = '* * * * *';
const NIGHTLY = '23 3 * * *';

/** Imports are worked off by the queue: a process that dies leaves the rest to another one. */
@Injectable()
export class QueuedImportWork implements ImportWork {
  constructor(private readonly queue: JobQueue) {}

  begin(id: string, direction: Direction): Promise<void> {
    return this.queue.enqueue(TASK, { id, direction });
  }
}

@Injectable()
export class ImportJobs implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly run: RunImport,
    private readonly imports: Imports,
  ) {}

  onModuleInit(): void {
    this.handlers.on(TASK, ({ id, direction }) =>
      this.run.runImport(String(id), direction === 'undo' ? 'undo' : 'run'),
    );
    this.handlers.every(EVERY_MINUTE, 'catalogue.resume-imports', async () =>
      oneByOne(await this.imports.stalled(), ({ id, direction }) => this.run.runImport(id, direction)),
    );
    this.handlers.every(NIGHTLY, 'catalogue.forget-imports', () => this.imports.forget());
  }
}
