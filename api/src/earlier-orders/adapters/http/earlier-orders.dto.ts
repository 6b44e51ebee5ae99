import { ApiProperty } from '@nestjs/swagger';
import { Currency } from '../../../kernel/currency.js';
import { FileColumnsDto } from '../../../platform/http/file-columns.dto.js';
import { LINE_ACTIONS } from '../../../platform/http/import-routes.js';
import { PageMetaDto } from '../../../platform/http/page.dto.js';
import type { OrdersTakenBack } from '../../application/ports.js';
import { sumsOf, type EarlierOrder } from '../../domain/earlier-order.js';
import type { LineFault } from '../../domain/order-of-lines.js';
import type { OrderLine } from '../../domain/orders-of-file.js';

const COUNT = { type: 'integer' } as const;
const AMOUNT = { type: 'number', nullable: true } as const;

export class EarlierLineDto {
  @ApiProperty({ example: 'Kiln Mug' })
  name!: string;
  @ApiProperty({ example: 'MUG-1' })
  sku!: string;
  /** With at most three decimals. */
  @ApiProperty({ example: 2 })
  quantity!: number;
  /** Of one piece; null where its file does not say. */
  @ApiProperty(AMOUNT)
  price!: number | null;
  /** Of all its pieces, before a `discount` of the order; null where its file does not say. */
  @ApiProperty(AMOUNT)
  total!: number | null;
}

/** An order of the shop before, as its file says: amounts are null where it does not say. */
export class EarlierOrderDto {
  id!: string;
  /** As the former shop called it. */
  @ApiProperty({ example: '#1001' })
  number!: string;
  placedAt!: string;
  @ApiProperty({ example: 'amina@example.com' })
  email!: string;
  name!: string;
  /** In the words of the former shop. */
  @ApiProperty({ example: 'paid, fulfilled' })
  status!: string;
  @ApiProperty({ example: 'KES' })
  currency!: string;
  @ApiProperty(AMOUNT)
  shipping!: number | null;
  /** What comes on top of the lines; null where their prices contain it. */
  @ApiProperty(AMOUNT)
  tax!: number | null;
  /** What comes off the lines; null where they are told without it. */
  @ApiProperty(AMOUNT)
  discount!: number | null;
  @ApiProperty({ type: 'number' })
  total!: number;
  @ApiProperty(AMOUNT)
  refunded!: number | null;
  lines!: EarlierLineDto[];
}

export class EarlierOrdersAnswerDto {
  @ApiProperty({ enum: [true] })
  success!: boolean;
  data!: EarlierOrderDto[];
  meta!: PageMetaDto;
}

/** Amounts as decimals of the order's own currency. */
export function viewOf(order: EarlierOrder & { id: string }): EarlierOrderDto {
  const currency = Currency.of(order.currency);
  const amount = (cents: number | null) => (cents === null ? null : currency.toDecimal(cents));
  const { lineCents, discountCents, taxCents } = sumsOf(order);
  return {
    ...{ id: order.id, number: order.number, placedAt: order.placedAt, email: order.email },
    ...{ name: order.name, status: order.status, currency: order.currency },
    ...{ shipping: amount(order.shippingCents), tax: amount(taxCents) },
    ...{ discount: amount(discountCents), total: currency.toDecimal(order.totalCents) },
    refunded: amount(order.refundedCents),
    lines: order.lines.map(({ name, sku, quantity, unitCents }, at) => ({
      ...{ name, sku, quantity, price: amount(unitCents), total: amount(lineCents[at] ?? null) },
    })),
  };
}

export class EarlierOrderCountsDto {
  @ApiProperty(COUNT) total!: number;
  @ApiProperty(COUNT) create!: number;
  @ApiProperty(COUNT) update!: number;
  @ApiProperty(COUNT) nothing!: number;
  @ApiProperty(COUNT) error!: number;
}

export class EarlierOrderFaultDto implements LineFault {
  /** In the file, counted from 1 with the headings. */
  @ApiProperty(COUNT)
  line!: number;
  /** What the column was taken for; `file` where the line could not be read. */
  @ApiProperty({ example: 'total' })
  field!: string;
  message!: string;
}

export class EarlierOrderDifferenceDto {
  @ApiProperty({ example: 'status' })
  field!: string;
  /** Empty where there was nothing. */
  from!: string;
  to!: string;
}

export class EarlierOrderRowDto implements Omit<OrderLine, 'notes'> {
  /** The first of its lines, counted from 1 with the headings. */
  @ApiProperty(COUNT)
  line!: number;
  @ApiProperty({ example: '#1001' })
  number!: string;
  @ApiProperty({ example: 'amina@example.com' })
  email!: string;
  @ApiProperty({ enum: LINE_ACTIONS })
  action!: OrderLine['action'];
  changes!: EarlierOrderDifferenceDto[];
  errors!: EarlierOrderFaultDto[];
  /** What is left out of it, or taken for granted. */
  @ApiProperty({ type: 'string', nullable: true })
  message!: string | null;
}

export class EarlierOrderPreviewDto {
  columns!: FileColumnsDto;
  /** Of orders, whatever number of lines they have. */
  counts!: EarlierOrderCountsDto;
  /** Every order of the file. */
  lines!: EarlierOrderRowDto[];
}

export class EarlierOrderImportDto {
  /** By which it is taken back. */
  id!: string;
  counts!: EarlierOrderCountsDto;
  /** The orders that were left out. */
  errors!: EarlierOrderRowDto[];
}

export class EarlierOrdersTakenBackDto implements OrdersTakenBack {
  id!: string;
  /** Orders that the import brought and that are gone. */
  @ApiProperty(COUNT)
  removed!: number;
  /** Orders that were there before and are as they were. */
  @ApiProperty(COUNT)
  restored!: number;
}
