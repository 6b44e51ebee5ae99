import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Caller } from '../../kernel/caller.js';
import { Config } from '../config/config.js';
import { KeyGate, keyIn } from './key-gate.js';
import { NotLoggedIn } from './refusals.js';

const LONGEST_HEADER = 4_096;

/** Where it stands how to get a token for a path. */
export const documentedAt = (shop: string, path: string): string =>
  `resource_metadata="${shop}/.well-known/oauth-protected-resource${path}"`;

/**
 * Lets in whoever has an API key or a token, whatever it may do: what is asked for decides that later. Whoever has none is
 * told where tokens are to be had, by RFC 9728.
 */
@Injectable()
export class KeyHolders implements CanActivate {
  constructor(
    private readonly gate: KeyGate,
    private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request & { user: Caller }>();
    const response = http.getResponse<Response>();
    const { authorization: header = '' } = request.headers;
    const secret = header.length > LONGEST_HEADER ? undefined : keyIn(header);
    const documented = documentedAt(this.config.publicUrl, request.path);
    if (secret === undefined) {
      response.setHeader('WWW-Authenticate', `Bearer ${documented}`);
      throw new NotLoggedIn('Send an API key or a token of an application that somebody has let in.');
    }
    request.user = await this.gate.know(request, response, secret, documented);
    return true;
  }
}
