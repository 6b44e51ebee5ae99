import { Injectable } from '@nestjs/common';
import { Config } from '@duka/api/platform/config/config.js';
import { SandboxSettings } from '../application/ports.js';

/** Ends this process as a power cut would, once, when the switch asks for it. Never in production. */
@Injectable()
export class CrashAfterCapture {
  constructor(
    private readonly settings: SandboxSettings,
    private readonly config: Config,
  ) {}

  async reach(): Promise<void> {
    const { crash } = await this.settings.switches();
    if (!crash || this.config.isProduction) return;
    await this.settings.change({ crash: false });
    process.kill(process.pid, 'SIGKILL');
  }
}
