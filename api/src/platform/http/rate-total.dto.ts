import type { RateTotal } from '../../kernel/receipt.js';

/** One rate of an order: `net + tax = gross`. */
export class RateTotalDto {
  name!: string;
  percent!: number;
  net!: number;
  tax!: number;
  gross!: number;

  static of({ name, thousandths, net, tax, gross }: RateTotal): RateTotalDto {
    return {
      name,
      percent: thousandths / 1_000,
      net: net.toDecimal(),
      tax: tax.toDecimal(),
      gross: gross.toDecimal(),
    };
  }
}
