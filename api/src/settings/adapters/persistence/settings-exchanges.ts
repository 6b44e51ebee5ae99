import { Injectable } from '@nestjs/common';
import { KeptReading } from '@duka/serving/kept.js';
import { Clock } from '../../../kernel/clock.js';
import { Exchanges, type Exchange } from '../../../kernel/exchange.js';
import { ShownCurrencies, type ShownCurrency } from '../../application/shown-currencies.js';
import { PresentSettings } from './present-settings.js';

/** The currencies that orders are placed in, out of the settings: asked with each quote in one; whoever only looks has them of the last second. */
@Injectable()
export class SettingsExchanges extends Exchanges {
  private readonly kept = new KeptReading(() => this.read());

  constructor(
    private readonly settings: PresentSettings,
    private readonly currencies: ShownCurrencies,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async to(code: string): Promise<Exchange | null> {
    const shown = this.settings.isOwn ? await this.read() : await this.kept.get();
    const found = shown.find((one) => one.code === code && one.isPayable);
    if (!found) return null;
    const { rate, roundTo, published } = found;
    return { code, rate, roundTo, published, at: this.clock.now().toISOString() };
  }

  override async rate(code: string): Promise<number | null> {
    return this.currencies.rateOf(await this.settings.get(), code);
  }

  private async read(): Promise<readonly ShownCurrency[]> {
    return this.currencies.of(await this.settings.get());
  }
}
