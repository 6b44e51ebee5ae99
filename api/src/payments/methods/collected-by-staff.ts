import { PaymentStrategy, type ProviderAnswer } from './contract.js';

/** Money that the shop's staff sees and records: no provider can be asked for it, and nothing is begun by itself. */
export class CollectedByStaff extends PaymentStrategy {
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
