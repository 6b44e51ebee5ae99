import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { PaymentSettings } from '../../payments/application/stores.js';
import type { Obligation } from '../../payments/domain/obligation.js';
import type { WalletQuote } from '../../payments/domain/wallet-quote.js';
import type { Quote, QuoteRequest } from './quote.js';
import type { QuoteBasket } from './quote-basket.js';

export interface CheckoutQuote {
  quote: Quote;
  /** Cash: the deposit and the balance. */
  cash: readonly Obligation[];
  /** Mobile money: what the wallet would be asked for. */
  wallet: WalletQuote | undefined;
}

/** What a purchase would cost by each way to pay, before anything is placed or sent; uses nothing up. */
export class QuoteCheckout {
  constructor(
    private readonly quotes: QuoteBasket,
    private readonly methods: PaymentMethods,
    private readonly settings: PaymentSettings,
  ) {}

  /** @throws InvalidPurchase, ItemUnavailable, ChooseVariant, CouponRefused */
  async execute(request: QuoteRequest): Promise<CheckoutQuote> {
    const quote = await this.quotes.execute(request);
    const { total } = quote.receipt;
    const percent = await this.settings.depositPercent();
    const cash = this.methods.of('cash').obligations(total, percent);
    return { quote, cash, wallet: this.methods.of('mobile').quote(total) };
  }
}
