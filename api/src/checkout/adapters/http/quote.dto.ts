import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../payments/domain/method.js';
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

export class CheckoutQuoteDataDto extends QuoteDto {
  /** The ways to pay that may be chosen for this order. */
  @ApiProperty({ enum: PAYMENT_METHODS, isArray: true })
  paymentMethods!: PaymentMethod[];
  /** Paying cash: the deposit. */
  depositDueNow!: number;
  /** Paying cash: the rest, at the door. */
  balanceOnDelivery!: number;
  /** Paying by mobile money: what the wallet would be asked for. */
  @ApiProperty({ type: WalletQuoteDto, nullable: true })
  wallet!: WalletQuoteDto | null;
}

export class CheckoutQuoteAnswer {
  success!: boolean;
  data!: CheckoutQuoteDataDto;

  static of({ quote, cash, offered, wallet }: CheckoutQuote): CheckoutQuoteAnswer {
    const owed = (due: string) => cash.find((one) => one.due === due)?.amount.toDecimal() ?? 0;
    return {
      success: true,
      data: {
        ...QuoteDto.of(quote),
        paymentMethods: [...offered],
        depositDueNow: owed('now'),
        balanceOnDelivery: owed('on_delivery'),
        wallet: wallet ? WalletQuoteDto.of(wallet) : null,
      },
    };
  }
}
