import { splitRate } from '../../kernel/rate-parts.js';
import type { RateTotal } from '../../kernel/receipt.js';
import { said } from '../languages/tongues.js';

/** One tax of an order: `net + tax = gross`. Several at once, such as GST and QST, are on the same net. */
export class RateTotalDto {
  name!: string;
  percent!: number;
  net!: number;
  tax!: number;
  gross!: number;

  /** Each tax by its own name, also where a rate consists of several. */
  static ofAll(rates: readonly RateTotal[]): RateTotalDto[] {
    return rates.flatMap(splitRate).map((rate) => RateTotalDto.of(rate));
  }

  private static of({ name, thousandths, net, tax, gross }: RateTotal): RateTotalDto {
    return {
      name: said(name),
      percent: thousandths / 1_000,
      net: net.toDecimal(),
      tax: tax.toDecimal(),
      gross: gross.toDecimal(),
    };
  }
}
