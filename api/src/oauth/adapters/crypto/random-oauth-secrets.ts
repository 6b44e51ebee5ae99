import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TOKEN_PREFIX } from '../../../platform/auth/key-callers.js';
import { OauthSecrets } from '../../application/ports.js';

const BYTES = 32;
const PREFIXES = { code: 'duka_ac_', access: TOKEN_PREFIX, refresh: 'duka_rt_' } as const;
const random = () => randomBytes(BYTES).toString('base64url');

/** 256 random bits: a plain hash keeps them. The beginnings are what scanners of secrets look for. */
@Injectable()
export class RandomOauthSecrets implements OauthSecrets {
  clientId = (): string => `duka_app_${random()}`;
  make = (kind: keyof typeof PREFIXES): string => `${PREFIXES[kind]}${random()}`;
  hashOf = hashOfToken;
}

export const hashOfToken = (text: string): string => createHash('sha256').update(text).digest('base64url');
