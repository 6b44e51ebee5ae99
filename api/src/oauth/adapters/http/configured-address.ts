import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { OwnAddress } from '../../application/ports.js';

@Injectable()
export class ConfiguredAddress implements OwnAddress {
  constructor(private readonly config: Config) {}

  shop = (): string => this.config.publicUrl;
}
