import { sumsOf } from '../../../kernel/receipt-sums.js';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { WantedProductsDto } from './purchase-parts.dto.js';
import type { Quote, QuoteLine } from '../../application/quote.js';

export class CouponPreviewDto extends WantedProductsDto {
  @IsString({ message: 'Please enter a coupon code' })
  @Length(1, 40, { message: 'Please enter a coupon code' })
  code!: string;
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
    };
  }
}

export class QuoteCouponDto {
  code!: string;
  description!: string;
}

export class QuoteDto {
  lines!: QuoteLineDto[];
  subtotal!: number;
  discount!: number;
  @ApiProperty({ example: 0 })
  shipping!: number;
  total!: number;
  @ApiProperty({ type: QuoteCouponDto, nullable: true })
  coupon!: QuoteCouponDto | null;

  static of({ lines, receipt, coupon }: Quote): QuoteDto {
    return {
      lines: lines.map((line) => QuoteLineDto.of(line)),
      ...sumsOf(receipt),
      coupon: coupon && { code: coupon.code, description: coupon.description },
    };
  }
}

export class QuoteAnswer {
  success!: boolean;
  data!: QuoteDto;
}
