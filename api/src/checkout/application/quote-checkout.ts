import { paidInCash } from '../../kernel/cash-rounding.js';
import type { Receipt } from '../../kernel/receipt.js';
import { isTold, type OfferedMethods, type SeenMethod } from '../../payments/application/offered-methods.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { PaymentSettings } from '../../payments/application/stores.js';
import type { PaymentMethod } from '../../payments/domain/method.js';
import type { TenderPlan } from '../../payments/domain/tender.js';
import type { WalletQuote } from '../../payments/domain/wallet-quote.js';
import type { CheckVatNumber } from '../../tax/application/check-vat-number.js';
import { countriesOf } from './countries-of.js';
import type { Quote, QuoteRequest } from './quote.js';
import type { QuoteBasket } from './quote-basket.js';

export interface CheckoutQuote {
  quote: Quote;
  /** The receipt in cash: rounded to coins that exist. */
  inCash: Receipt;
  /** Cash: the deposit and the balance. */
  cash: readonly TenderPlan[];
  /** The ways to pay that may be chosen for it. */
  offered: readonly PaymentMethod[];
  /** Those that cannot collect it, with the reason. */
  refused: readonly SeenMethod[];
  /** What wallets would be asked for, by the way to pay. */
  wallets: readonly { method: PaymentMethod; quote: WalletQuote }[];
}

/** What a purchase would cost by each way to pay, before anything is placed or sent; uses nothing up. */
export class QuoteCheckout {
  constructor(
    private readonly quotes: QuoteBasket,
    private readonly methods: PaymentMethods,
    private readonly offered: OfferedMethods,
    private readonly settings: PaymentSettings,
    private readonly checkVat: CheckVatNumber,
  ) {}

  /** `vatNumber` as it was typed. @throws InvalidPurchase, ItemUnavailable, ChooseVariant, CouponRefused, VatNumberWrong */
  async quoteCheckout(request: QuoteRequest, vatNumber?: string): Promise<CheckoutQuote> {
    const vat = await this.checkVat.checkVatNumber(vatNumber, countriesOf(request));
    const quote = await this.quotes.quoteBasket({ ...request, vat });
    const { total } = quote.receipt;
    const inCash = paidInCash(quote.receipt);
    const percent = await this.settings.depositPercent();
    const cash =
      this.methods.all.find(({ takesDeposit }) => takesDeposit)?.tenders(inCash.total, percent) ?? [];
    const { currency } = total;
    const seen = await this.offered.all({ currency, total, to: quote.to });
    const offered = seen.filter(({ whyNot }) => whyNot === null).map(({ strategy }) => strategy.method);
    const wallets = this.methods.all
      .filter((one) => one.takes(currency.code))
      .flatMap((one) => {
        const asked = one.quote(total);
        return asked ? [{ method: one.method, quote: asked }] : [];
      });
    return { quote, inCash, cash, offered, refused: seen.filter(isTold), wallets };
  }
}
