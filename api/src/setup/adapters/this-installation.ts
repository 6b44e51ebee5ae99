import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Connections } from '../../kernel/connections.js';
import { Config } from '../../platform/config/config.js';
import { isLoopback } from '../../platform/config/loopback.js';
import { ProviderAccess } from '../../platform/config/provider-access.js';
import { Installation } from '../application/ports.js';
import type { Reach } from '../domain/steps.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** As the environment says. */
@Injectable()
export class ThisInstallation implements Installation {
  constructor(
    private readonly config: Config,
    private readonly access: ProviderAccess,
    private readonly connections: Connections,
  ) {}

  isLink(token: string): boolean {
    const { SETUP_TOKEN: right } = this.config.env;
    return right !== undefined && timingSafeEqual(digest(token), digest(right));
  }

  get hasMailServer(): boolean {
    return this.connections.reaches('mail');
  }

  get isProduction(): boolean {
    return this.config.isProduction;
  }

  get reach(): Reach {
    const { publicUrl: url, env } = this.config;
    return { url, isPublic: !isLoopback(new URL(url).hostname), proxies: env.TRUST_PROXY };
  }

  get isDemo(): boolean {
    return this.config.env.DEMO;
  }

  get paymentsAreSimulated(): boolean {
    return this.access.isSimulated;
  }
}
