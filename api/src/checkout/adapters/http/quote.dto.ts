import { coinOf } from '../../../kernel/cash-rounding.js';
import { ApiProperty } from '@nestjs/swagger';
import { WHY_NOT, type WhyNot } from '../../../payments/application/offered-methods.js';
import type { Obligation } from '../../../payments/domain/tender.js';
import { walletAmount, type WalletQuote } from '../../../payments/domain/wallet-quote.js';
import type { CheckoutQuote } from '../../application/quote-checkout.js';
import { QuoteDto } from './coupons.dto.js';

/** What a wallet is asked for, in its own currency. */
export class WalletQuoteDto {
  @ApiProperty({ example: 94568 })
  amount!: number;
  @ApiProperty({ example: 'UGX' })
  currency!: string;
  /** Units of that currency for one of the shop's. */
  @ApiProperty({ example: 3710 })
  rate!: number;

  static of(quote: WalletQuote): WalletQuoteDto {
    return { amount: walletAmount(quote), currency: quote.currency, rate: quote.rate };
  }
}

/** The same for one way to pay. */
export class MethodWalletDto extends WalletQuoteDto {
  @ApiProperty({ example: 'mobile' })
  method!: string;
}

/** A way to pay that cannot be chosen for this order. */
export class RefusedMethodDto {
  @ApiProperty({ example: 'card' })
  method!: string;
  @ApiProperty({ enum: WHY_NOT })
  whyNot!: WhyNot;
  @ApiProperty({ example: 'Card payments begin at $0.50.' })
  reason!: string;
}

export class CheckoutQuoteDataDto extends QuoteDto {
  /** The ways to pay that may be chosen for this order. */
  @ApiProperty({ example: ['card', 'cash'] })
  paymentMethods!: string[];
  /** Those that do not collect this order, and why. */
  refusedMethods!: RefusedMethodDto[];
  /** Paying cash: the total, rounded to coins that exist. */
  cashTotal!: number;
  /** Paying cash: the smallest coin; the smallest unit where every amount can be paid. */
  @ApiProperty({ example: 0.01 })
  cashCoin!: number;
  /** Paying cash: the deposit. */
  depositDueNow!: number;
  /** Paying cash: the rest, at the door. */
  balanceOnDelivery!: number;
  /** What the first way to pay that is a wallet would be asked for. */
  @ApiProperty({ type: WalletQuoteDto, nullable: true })
  wallet!: WalletQuoteDto | null;
  /** What each of them would be asked for. */
  wallets!: MethodWalletDto[];
}

export class CheckoutQuoteAnswer {
  success!: boolean;
  data!: CheckoutQuoteDataDto;

  static of({ quote, inCash, cash, offered, refused, wallets: asked }: CheckoutQuote): CheckoutQuoteAnswer {
    const wallets = asked.map((one) => ({ method: one.method, ...WalletQuoteDto.of(one.quote) }));
    const [first] = asked;
    const owed = (when: Obligation) =>
      cash.find(({ obligation }) => obligation === when)?.amount.toDecimal() ?? 0;
    return {
      success: true,
      data: {
        ...QuoteDto.of(quote),
        paymentMethods: [...offered],
        refusedMethods: refused.flatMap(({ strategy: { method }, whyNot, reason }) =>
          whyNot && reason ? [{ method, whyNot, reason }] : [],
        ),
        cashTotal: inCash.total.toDecimal(),
        cashCoin: inCash.total.currency.toDecimal(coinOf(inCash.total)),
        depositDueNow: owed('now'),
        balanceOnDelivery: owed('on-delivery'),
        wallet: first ? WalletQuoteDto.of(first.quote) : null,
        wallets,
      },
    };
  }
}
