import { Injectable } from '@nestjs/common';
import { Database } from '@duka/api/platform/database/database.js';
import type { SandboxTables } from './tables.js';

export interface LoggedMessage {
  id: string;
  type: string;
  body: string;
  state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  tries: number;
  note: string;
  createdAt: Date;
}

/** The newest messages, for the log page. */
@Injectable()
export class MessageLog {
  constructor(private readonly database: Database) {}

  async recent(limit: number): Promise<LoggedMessage[]> {
    const rows = await this.database
      .sql<SandboxTables>()
      .selectFrom('sandbox.delivery')
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      type: row.type,
      body: readable(row.body),
      state: row.state,
      tries: row.tries,
      note: row.last_error ?? (row.last_status === null ? '' : `answered ${row.last_status}`),
      createdAt: new Date(row.created_at),
    }));
  }
}

function readable(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}
