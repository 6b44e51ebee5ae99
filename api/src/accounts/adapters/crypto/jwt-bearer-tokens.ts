import { Injectable } from '@nestjs/common';
import { Tokens } from '../../../platform/auth/tokens.js';
import { BearerTokens } from '../../application/ports.js';

@Injectable()
export class JwtBearerTokens implements BearerTokens {
  constructor(private readonly tokens: Tokens) {}

  sign(accountId: string, sessionId: string, expiresAt: Date): Promise<string> {
    return this.tokens.sign({ accountId, sessionId }, expiresAt);
  }
}
