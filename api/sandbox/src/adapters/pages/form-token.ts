import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ForbiddenException, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '@duka/api/platform/config/config.js';
import { SandboxKeys } from '../sandbox-keys.js';

const COOKIE = 'duka_sandbox';

/** A form is taken from the browser that got it: its token is made of a cookie that other sites cannot send. */
@Injectable()
export class FormToken {
  constructor(
    private readonly keys: SandboxKeys,
    private readonly config: Config,
  ) {}

  /** The token for a form in this answer. */
  async make(request: Request, response: Response): Promise<string> {
    const known = browserOf(request);
    const browser = known ?? randomBytes(18).toString('base64url');
    if (!known)
      response.cookie(COOKIE, browser, {
        httpOnly: true,
        sameSite: 'lax',
        secure: this.config.publicUrl.startsWith('https:'),
        path: '/sandbox',
      });
    return this.sign(browser);
  }

  /** @throws ForbiddenException */
  async check(request: Request): Promise<void> {
    const browser = browserOf(request);
    const given = Buffer.from(memberOf(request.body, 'token'));
    const wanted = Buffer.from(browser ? await this.sign(browser) : '');
    if (!browser || given.length !== wanted.length || !timingSafeEqual(given, wanted))
      throw new ForbiddenException('The form is out of date. Go back, reload the page and try again.');
  }

  private async sign(browser: string): Promise<string> {
    const { formSecret } = await this.keys.get();
    return createHmac('sha256', formSecret).update(browser).digest('base64url');
  }
}

function browserOf(request: Request): string | undefined {
  return /(?:^|;\s*)duka_sandbox=([\w-]{24})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
}

/** A text member of a form, or an empty one. */
export function memberOf(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return '';
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
