import { coinOf } from '../../../kernel/cash-rounding.js';
import { ApiProperty } from '@nestjs/swagger';
import { WHY_NOT, type WhyNot } from '../../../payments/application/offered-methods.js';
import type { Obligation } from '../../../payments/domain/tender.js';
import { walletAmount, type WalletQuote } from '../../../payments/domain/wallet-quote.js';
import type { CreditPart } from '../../application/credit-parts.js';
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

/** What wallets of the buyer's browser would ask for, as the provider's script wants it. */
export class ExpressQuoteDto {
  @ApiProperty({ example: 'card' })
  method!: string;
  /** In the provider's own smallest units of that currency. */
  @ApiProperty({ type: 'integer', example: 2549 })
  amount!: number;
  @ApiProperty({ example: 'usd' })
  currency!: string;
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

/** A gift card as a quote sees it. */
export class QuotedGiftCardDto {
  /** The end of its code. */
  @ApiProperty({ example: '7K3Q' })
  lastFour!: string;
  /** What is on it for this purchase. */
  @ApiProperty({ example: 50 })
  balance!: number;
  /** What it pays of the order. */
  @ApiProperty({ example: 36 })
  amount!: number;

  static of({ lastFour, available, amount }: CreditPart): QuotedGiftCardDto {
    return { lastFour: lastFour ?? '', balance: available.toDecimal(), amount: amount.toDecimal() };
  }
}

/** What the shop keeps for the account. */
export class QuotedStoreCreditDto {
  @ApiProperty({ example: 12 })
  balance!: number;
  /** What it pays of the order; 0 unless it is used. */
  @ApiProperty({ example: 0 })
  amount!: number;
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
  /** The gift cards that were named, and what each pays. */
  giftCards!: QuotedGiftCardDto[];
  /** What the account has in the currency of the order; null where there is none. */
  @ApiProperty({ type: QuotedStoreCreditDto, nullable: true })
  storeCredit!: QuotedStoreCreditDto | null;
  /** What gift cards and store credit leave of the total to another way to pay. */
  @ApiProperty({ example: 0 })
  amountLeft!: number;
  /** What the first way to pay that is a wallet would be asked for. */
  @ApiProperty({ type: WalletQuoteDto, nullable: true })
  wallet!: WalletQuoteDto | null;
  /** What each of them would be asked for. */
  wallets!: MethodWalletDto[];
  /** What wallets of the buyer's browser would ask for; null where none of them pays it. */
  @ApiProperty({ type: ExpressQuoteDto, nullable: true })
  express!: ExpressQuoteDto | null;
}

export class CheckoutQuoteAnswer {
  success!: boolean;
  data!: CheckoutQuoteDataDto;

  static of({
    quote,
    inCash,
    cash,
    offered,
    refused,
    credit,
    wallets: asked,
    express,
  }: CheckoutQuote): CheckoutQuoteAnswer {
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
        giftCards: credit.cards.map((card) => QuotedGiftCardDto.of(card)),
        storeCredit: credit.own
          ? { balance: credit.own.toDecimal(), amount: credit.ownAmount.toDecimal() }
          : null,
        amountLeft: credit.left.toDecimal(),
        wallet: first ? WalletQuoteDto.of(first.quote) : null,
        wallets,
        express: express ?? null,
      },
    };
  }
}
