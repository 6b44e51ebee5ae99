import { Injectable } from '@nestjs/common';
import { Failpoints } from '../../kernel/failpoints.js';
import { Config } from '../config/config.js';

/**
 * `FAILPOINT=name:kill` ends the process at that point as a power cut would; `name:throw` makes the step fail; at
 * `name:stop` the process stands still until it gets SIGCONT, so that others can go by. Only the tests set it, and a
 * production process ignores it.
 */
@Injectable()
export class EnvFailpoints implements Failpoints {
  private readonly name: string;
  private readonly action: string;

  constructor(config: Config) {
    const [name = '', action = ''] = config.isProduction ? [] : config.env.FAILPOINT.split(':');
    this.name = name;
    this.action = action;
  }

  async reach(name: string): Promise<void> {
    if (this.name === '' || name !== this.name) return;
    if (this.action === 'throw') throw new Error(`failpoint ${name}`);
    if (this.action === 'stop') {
      process.kill(process.pid, 'SIGSTOP');
      return;
    }
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  }
}
