import { paidInCash } from '../../kernel/cash-rounding.js';
import { Money } from '../../kernel/money.js';
import type { Receipt } from '../../kernel/receipt.js';
import { isTold, type OfferedMethods, type SeenMethod } from '../../payments/application/offered-methods.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { PaymentSettings } from '../../payments/application/stores.js';
import type { PaymentMethod } from '../../payments/domain/method.js';
import type { TenderPlan } from '../../payments/domain/tender.js';
import type { WalletQuote } from '../../payments/domain/wallet-quote.js';
import type { CheckVatNumber } from '../../tax/application/check-vat-number.js';
import { countriesOf } from './countries-of.js';
import { paidOf, usedOf, type CreditPart, type CreditParts } from './credit-parts.js';
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
  /** What gift cards and store credit pay of it, and what is left. */
  credit: QuotedCredit;
  /** What wallets would be asked for, by the way to pay. */
  wallets: readonly { method: PaymentMethod; quote: WalletQuote }[];
  /** What wallets of the shopper's browser would ask for; undefined where none of them pays it. */
  express: QuotedExpress | undefined;
}

/** In the provider's own units and words. */
export interface QuotedExpress {
  method: PaymentMethod;
  amount: number;
  currency: string;
}

/** What the shop keeps for the shopper pays this. */
export interface QuotedCredit {
  cards: readonly CreditPart[];
  /** What the store credit of the account has, used or not; undefined where there is none. */
  own: Money | undefined;
  /** What it pays. */
  ownAmount: Money;
  /** What another way to pay collects, and what of it where that is cash. */
  left: Money;
  leftInCash: Money;
}

/** What a purchase would cost by each way to pay, before anything is placed or sent; uses nothing up. */
export class QuoteCheckout {
  constructor(
    private readonly quotes: QuoteBasket,
    private readonly methods: PaymentMethods,
    private readonly offered: OfferedMethods,
    private readonly settings: PaymentSettings,
    private readonly checkVat: CheckVatNumber,
    private readonly creditParts: Pick<CreditParts, 'seen'>,
  ) {}

  /** `vatNumber` as it was typed. @throws InvalidPurchase, ItemUnavailable, ChooseVariant, CouponRefused, VatNumberWrong, GiftCardRefused */
  async quoteCheckout(request: QuoteRequest, vatNumber?: string): Promise<CheckoutQuote> {
    const vat = await this.checkVat.checkVatNumber(vatNumber, countriesOf(request));
    const quote = await this.quotes.quoteBasket({ ...request, vat });
    const { total } = quote.receipt;
    const inCash = paidInCash(quote.receipt);
    const credit = await this.creditOf(request, quote, inCash);
    const percent = await this.settings.depositPercent();
    const cash =
      this.methods.all.find(({ takesDeposit }) => takesDeposit)?.tenders(credit.leftInCash, percent) ?? [];
    const { currency } = total;
    const { left } = credit;
    // what is paid already is below no limit
    const toPay = left.isZero && !total.isZero ? undefined : left;
    const seen = await this.offered.all({ currency, total: toPay, to: quote.to });
    const offered = seen.filter(({ whyNot }) => whyNot === null).map(({ strategy }) => strategy.method);
    const wallets = this.methods.all
      .filter((one) => one.takes(currency.code))
      .flatMap((one) => {
        const asked = one.quote(left);
        return asked ? [{ method: one.method, quote: asked }] : [];
      });
    const express = toPay && expressOf(seen, toPay);
    return { quote, inCash, cash, offered, refused: seen.filter(isTold), credit, wallets, express };
  }

  private async creditOf(request: QuoteRequest, quote: Quote, inCash: Receipt): Promise<QuotedCredit> {
    const { total } = quote.receipt;
    const seen = await this.creditParts.seen(request, quote);
    const found = usedOf(seen, request);
    const own = seen.own?.available;
    const parts = paidOf(found, quote.receipt, false);
    const cards = parts.filter(({ lastFour }) => lastFour !== null);
    const sumOf = (some: readonly CreditPart[]) =>
      Money.sum(
        some.map(({ amount }) => amount),
        total.currency,
      );
    return {
      ...{ cards, own, ownAmount: sumOf(parts).minus(sumOf(cards)), left: total.minus(sumOf(parts)) },
      leftInCash: inCash.total.minus(sumOf(paidOf(found, inCash, true))),
    };
  }
}

function expressOf(seen: readonly SeenMethod[], toPay: Money): QuotedExpress | undefined {
  const by = seen.find(({ whyNot, strategy }) => whyNot === null && strategy.express)?.strategy;
  return by?.express && { method: by.method, ...by.express.asks(toPay) };
}
