import { isReduction } from '../../../kernel/receipt.js';
import { sumsOf } from '../../../kernel/receipt-sums.js';
import { wordedReceipt } from '../../../kernel/receipt-words.js';
import { callersLanguage } from '../../../kernel/tongue.js';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { OrderCurrency } from './delivery-input.dto.js';
import { WantedProductsDto } from './purchase-parts.dto.js';
import { RateTotalDto } from '../../../platform/http/rate-total.dto.js';
import {
  nameOfNumber,
  VAT_CHECKS,
  VAT_HINDRANCES,
  type VatCheck,
  type VatHindrance,
} from '../../../tax/domain/vat-number.js';
import { DeliveryOfferDto } from '../../../shipping/adapters/http/shipping.dto.js';
import type { Quote, QuoteLine } from '../../application/quote.js';

export class CouponPreviewDto extends WantedProductsDto {
  @IsString({ message: 'Please enter a coupon code' })
  @Length(1, 40, { message: 'Please enter a coupon code' })
  code!: string;

  /** Of the prices, by ISO 4217; the shop's own, unless sent. */
  @OrderCurrency()
  currency?: string;
}

export class QuoteLineDto {
  _id!: string;
  id!: string;
  productId!: string;
  variantId!: string;
  name!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  options!: Record<string, string>;
  price!: number;
  @ApiProperty({ type: 'number', nullable: true })
  originalPrice!: number | null;
  @ApiProperty({ type: 'integer' })
  quantity!: number;
  @ApiProperty({ type: 'string', nullable: true })
  image!: string | null;
  @ApiProperty({ type: 'integer', nullable: true })
  stock!: number | null;
  lineTotal!: number;
  /** A gift card: nothing of it is sent, and it may be for somebody else. */
  isGiftCard!: boolean;

  static of({ offer, quantity, cartLineId }: QuoteLine): QuoteLineDto {
    const id = cartLineId ?? offer.variantId;
    return {
      _id: id,
      id,
      productId: offer.productId,
      variantId: offer.variantId,
      name: offer.name,
      options: { ...offer.options },
      price: offer.unitPrice.toDecimal(),
      originalPrice: offer.unitPrice.lessThan(offer.listPrice) ? offer.listPrice.toDecimal() : null,
      quantity,
      image: offer.image,
      stock: offer.available,
      lineTotal: offer.unitPrice.times(quantity).toDecimal(),
      isGiftCard: offer.isGiftCard === true,
    };
  }
}

/** What the buyer's tax number does. */
export class QuoteVatDto {
  /** Whether one may make a difference at that place. */
  isAsked!: boolean;
  /** What the number of a business is called there, such as `VAT number` or `GSTIN`: it stands on the invoice. Null where none is known. */
  @ApiProperty({ type: 'string', nullable: true, example: 'VAT number' })
  name!: string | null;
  /** As it was read. */
  @ApiProperty({ type: 'string', nullable: true, example: 'DE136695976' })
  number!: string | null;
  @ApiProperty({ enum: VAT_CHECKS, nullable: true })
  check!: VatCheck | null;
  /** The buyer owes the tax; none is charged. */
  reverseCharge!: boolean;
  /** Of reverse charge, where goods go to another member state of the EU: the supply is exempt. */
  intraCommunity!: boolean;
  /** Why the tax is charged though a number was given: of another country, unknown to the register, no answer, or nobody has checked it. */
  @ApiProperty({ enum: VAT_HINDRANCES, nullable: true })
  taxedBecause!: VatHindrance | null;
}

export class QuoteCouponDto {
  code!: string;
  description!: string;
}

/** What one of the shop's discounts, or the coupon, takes off. */
export class QuoteReductionDto {
  @ApiProperty({ enum: ['coupon', 'discount'] })
  kind!: 'coupon' | 'discount';
  /** The code of the coupon, the name of the discount. */
  @ApiProperty({ example: 'Three for two' })
  label!: string;
  amount!: number;
}

export class QuoteDto {
  lines!: QuoteLineDto[];
  subtotal!: number;
  discount!: number;
  @ApiProperty({ example: 0 })
  shipping!: number;
  /** What tax adds to the total; less than nothing where it is taken out of the prices. */
  @ApiProperty({ example: 0 })
  tax!: number;
  total!: number;
  /** Of all amounts, by ISO 4217. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  /** The highest rate first; what is not in `tax` is contained in the prices. None where the shop charges no tax. */
  taxes!: RateTotalDto[];
  /** Goods are above the limit of the place: import taxes and duties are due on delivery, and none are charged for them. */
  importTaxesDue!: boolean;
  vat!: QuoteVatDto;
  /** Every way to have it delivered there; empty when nothing is sent. */
  deliveryMethods!: DeliveryOfferDto[];
  /** The chosen one of them. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  shippingMethodId!: string | null;
  @ApiProperty({ type: QuoteCouponDto, nullable: true })
  coupon!: QuoteCouponDto | null;
  /** What makes `discount`: each discount of the shop, and the coupon. */
  reductions!: QuoteReductionDto[];

  static of({
    lines,
    receipt,
    coupon,
    offers,
    delivery,
    takesVatNumber,
    vatHindrance,
    vat,
    to,
  }: Quote): QuoteDto {
    return {
      lines: lines.map((line) => QuoteLineDto.of(line)),
      ...sumsOf(receipt),
      currency: receipt.total.currency.code,
      taxes: RateTotalDto.ofAll(receipt.taxes),
      importTaxesDue: receipt.importTaxesDue ?? false,
      vat: {
        isAsked: takesVatNumber,
        name: nameOfNumber(to.country),
        number: vat?.written ?? null,
        check: vat?.check ?? null,
        reverseCharge: receipt.reverseCharge,
        intraCommunity: receipt.intraCommunity ?? false,
        taxedBecause: vatHindrance,
      },
      deliveryMethods: offers.map((offer) => DeliveryOfferDto.of(offer)),
      shippingMethodId: delivery?.methodId ?? null,
      coupon: coupon && { code: coupon.code, description: coupon.description },
      reductions: wordedReceipt(receipt, callersLanguage())
        .adjustments.filter(isReduction)
        .map(({ kind, label, amount }) => ({
          ...{ kind, label, amount: amount.negated().toDecimal() },
        })),
    };
  }
}

export class QuoteAnswer {
  success!: boolean;
  data!: QuoteDto;
}
