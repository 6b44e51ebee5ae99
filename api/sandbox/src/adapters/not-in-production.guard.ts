import { Injectable, NotFoundException, type CanActivate } from '@nestjs/common';
import { Config } from '@duka/api/platform/config/config.js';

/** For what ends processes: not even where production allows the sandbox. */
@Injectable()
export class NotInProductionGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(): boolean {
    if (this.config.isProduction) throw new NotFoundException();
    return true;
  }
}
