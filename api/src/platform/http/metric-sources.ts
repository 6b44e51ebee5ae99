import { log } from '../logging/log.js';

export type MetricSource = () => Promise<void> | void;

/** What is measured only when somebody asks; features register at start. */
export class MetricSources {
  private readonly sources: MetricSource[] = [];

  add(source: MetricSource): void {
    this.sources.push(source);
  }

  /** A source that fails, for the database is away, spoils none of the others. */
  async read(): Promise<void> {
    const results = await Promise.allSettled(this.sources.map(async (source) => source()));
    for (const result of results)
      if (result.status === 'rejected') log.warn({ err: result.reason as unknown }, 'a metric was not read');
  }
}
