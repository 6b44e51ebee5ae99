import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../kernel/ids.js';
import { SecurityLog, type SecurityEvent } from '../../kernel/security-log.js';
import { Database } from '../database/database.js';
import { NOW } from '../database/now.js';
import type { Tables } from '../database/tables.js';
import { currentRequest, log } from '../logging/log.js';
import { networksOf } from '../rate-limit/network.js';
import { AccountHashes } from './account-hashes.js';
import type { securityEventSchema } from './security-event.schema.js';

const HOUR_MS = 3_600_000;

/** A refusal that repeats within an hour counts up one row, so that a storm of them fills lines of the log and no table. */
@Injectable()
export class PostgresSecurityLog extends SecurityLog {
  constructor(
    private readonly database: Database,
    private readonly hashes: AccountHashes,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async record(event: SecurityEvent): Promise<void> {
    const { requestId = '', network: address, apiKey } = currentRequest.getStore() ?? {};
    const network = address ? (networksOf(address)[0]?.key ?? '') : '';
    const { kind, outcome, actorId = null, accountId = null, email, about = '' } = event;
    const factor =
      event.factor ?? (apiKey ? `${apiKey.isApp ? 'Application' : 'API key'} ${apiKey.name}` : '');
    const accountHash = email ? this.hashes.of(email) : '';
    const line = {
      kind,
      outcome,
      actorId,
      accountId,
      accountHash,
      network,
      factor,
      about: about.slice(0, 200),
    };
    log.info({ security: line }, `security: ${kind} ${outcome}`);
    const id = this.ids.next();
    const hour = Math.floor(Date.now() / HOUR_MS);
    const bucket = outcome === 'done' ? id : hashOf(JSON.stringify([line, hour]));
    const writing = this.database
      .sql<Tables<typeof securityEventSchema>>()
      .insertInto('security_event')
      .values({
        ...{ id, kind, outcome, network, factor, about: line.about, bucket, times: 1 },
        ...{ actor_id: actorId, account_id: accountId, account_hash: accountHash, request_id: requestId },
        ...{ created_at: NOW, last_at: NOW },
      })
      .onConflict((conflict) =>
        conflict
          .column('bucket')
          .doUpdateSet(({ eb }) => ({ times: eb('security_event.times', '+', 1), last_at: NOW })),
      )
      .execute();
    if (outcome === 'done') await writing;
    // the refusal itself is the answer, whether or not it could be written down
    else await writing.catch((error: unknown) => log.warn({ err: error }, 'a security event was not kept'));
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
