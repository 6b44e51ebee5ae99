import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { Privacy } from '../../application/ports.js';

@Injectable()
export class ConfigPrivacy extends Privacy {
  readonly neverTells: boolean;

  constructor(config: Config) {
    super();
    this.neverTells = config.env.FORGOT_MODE === 'private';
  }
}
