import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { OwnAddress } from '../../application/ports.js';

@Injectable()
export class ConfiguredAddress extends OwnAddress {
  constructor(private readonly config: Config) {
    super();
  }

  override shop = (): string => this.config.publicUrl;
}
