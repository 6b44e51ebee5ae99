import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Bulkhead } from '@duka/serving/bulkhead.js';
import { HASHES, LOG_INS } from '@duka/serving/room.js';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { isKnownSecret } from '../../../platform/config/known-secrets.js';
import { Passwords } from '../../application/ports.js';
import { HashingThreads } from './hashing-threads.js';

/** OWASP's argon2id profile: 19 MiB, two passes, one lane. */
const MEMORY = 19_456;
const PASSES = 2;
const SALT = 16;
const TAG = 32;
const DUMMY = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * argon2id in the PHC string format; a few at a time, 32 waiting, the rest are told to come again. Log-ins are refused
 * before they ask the database, so that a storm of them leaves its connections to the others, and take half of the time that
 * they could, so that it leaves them the processor as well. In production a password
 * that stands in the repository matches nothing, whatever a database brought along.
 */
@Injectable()
export class Argon2Passwords implements Passwords {
  private readonly hashes = new Bulkhead(HASHES(availableParallelism()));
  private readonly logins = new Bulkhead(LOG_INS(availableParallelism()));
  private readonly threads = new HashingThreads(HASHES(availableParallelism()).places);

  constructor(private readonly config: Config) {}

  get isFull(): boolean {
    return this.logins.isFull;
  }

  inTurn<T>(login: () => Promise<T>): Promise<T> {
    return this.logins.through(login);
  }

  async hash(password: string): Promise<string> {
    const nonce = randomBytes(SALT);
    const tag = await this.derive(password, nonce, MEMORY, PASSES, 1, TAG);
    return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${unpadded(nonce)}$${unpadded(tag)}`;
  }

  hashOfNone(): Promise<string> {
    return this.hash(randomBytes(TAG).toString('base64url'));
  }

  async matches(password: string, hash: string | undefined): Promise<boolean> {
    const parts = FORMAT.exec(hash ?? DUMMY);
    if (!parts) return false;
    const [, memory, passes, lanes, salt = '', tag = ''] = parts;
    const expected = Buffer.from(tag, 'base64');
    const given = await this.derive(
      password,
      Buffer.from(salt, 'base64'),
      Number(memory),
      Number(passes),
      Number(lanes),
      expected.length,
    );
    const isPublic = this.config.isProduction && isKnownSecret(password);
    return timingSafeEqual(given, expected) && hash !== undefined && !isPublic;
  }

  isOutdated(hash: string): boolean {
    const parts = FORMAT.exec(hash);
    return !parts || Number(parts[1]) < MEMORY || Number(parts[2]) < PASSES;
  }

  private derive(
    password: string,
    nonce: Buffer,
    memory: number,
    passes: number,
    parallelism: number,
    tagLength: number,
  ): Promise<Buffer> {
    const message = Buffer.from(password.normalize('NFC'), 'utf8');
    const wanted = { message, nonce, memory, passes, parallelism, tagLength };
    return this.hashes.through(() => this.threads.hash(wanted));
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
