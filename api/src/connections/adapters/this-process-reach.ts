import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { ProviderAccess } from '../../platform/config/provider-access.js';
import { Reach } from '../application/ports.js';
import type { Reached } from '../domain/connection.js';

/** As this process reaches them. */
@Injectable()
export class ThisProcessReach implements Reach {
  constructor(
    private readonly access: ProviderAccess,
    private readonly config: Config,
  ) {}

  of(name: string): Reached {
    if (this.access.isSetUp(name)) return 'real';
    return this.access.has(name) ? 'played' : 'off';
  }

  get origin(): string {
    return this.config.publicUrl;
  }
}
