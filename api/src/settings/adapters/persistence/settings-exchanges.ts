import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Exchanges, type Exchange } from '../../../kernel/exchange.js';
import { Kept } from '../../../kernel/kept.js';
import { Settings } from '../../application/ports.js';
import { ShownCurrencies } from '../../application/shown-currencies.js';

/** The currencies that orders are placed in, out of the settings: asked with each quote in one, read once a second. */
@Injectable()
export class SettingsExchanges extends Exchanges {
  private readonly kept = new Kept(async () => this.currencies.of(await this.settings.read()));

  constructor(
    private readonly settings: Settings,
    private readonly currencies: ShownCurrencies,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async to(code: string): Promise<Exchange | null> {
    const found = (await this.kept.get()).find((one) => one.code === code && one.isPayable);
    if (!found) return null;
    const { rate, roundTo, published } = found;
    return { code, rate, roundTo, published, at: this.clock.now().toISOString() };
  }
}
