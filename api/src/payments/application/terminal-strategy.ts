import { AttemptStrategy, type ProviderAnswer } from './strategy.js';

/**
 * By the shop's own card terminal, which the shop does not speak to: nobody chooses it in a checkout, staff records what it
 * took and gives it back there.
 */
export class TerminalStrategy extends AttemptStrategy {
  override readonly provider = 'terminal';

  override plan(): undefined {
    return undefined;
  }

  override start(): Promise<ProviderAnswer> {
    return this.read();
  }

  override read(): Promise<ProviderAnswer> {
    return Promise.resolve({ event: 'unclear', error: 'Staff records this money.' });
  }

  override stop(): Promise<ProviderAnswer> {
    return Promise.resolve({ event: 'expired' });
  }
}
