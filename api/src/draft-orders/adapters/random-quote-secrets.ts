import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QuoteSecrets } from '../application/ports.js';

const BYTES = 32;

/** 256 random bits; kept is their SHA-256 alone. */
@Injectable()
export class RandomQuoteSecrets implements QuoteSecrets {
  newToken = (): string => randomBytes(BYTES).toString('base64url');

  hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
}
