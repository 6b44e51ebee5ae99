import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsUUID, Min } from 'class-validator';
import type { KeptEdit } from '../../../orders/application/order-edits.js';
import { orderNumber } from '../../../orders/domain/order.js';
import { METHOD_NAMES } from '../../../payments/methods/known.js';
import {
  EachNested,
  IfSent,
  OptionalLine,
  OrderAmount,
  saysDecimals,
  WholeNumber,
} from '../../../platform/http/input-rules.js';
import { OptionalId, OptionalText } from '../../../platform/http/optional-rules.js';
import { WalletPhone } from '../../../platform/http/phone-rules.js';
import type { EditFigures, EditMade } from '../../application/edit-order.js';
import { MOST_LINES } from './purchase-parts.dto.js';

const LEAVING = `leaving must be a list of at most ${MOST_LINES} lines of the order`;
const ITEMS = `items must be a list of 1 to ${MOST_LINES} products`;

export class EditPiecesDto {
  @IsUUID(undefined, { message: 'Choose a product' })
  variantId!: string;

  @WholeNumber('Quantity', 1, 99)
  quantity!: number;
}

/** What is changed of a placed order, or goes out for what has come back of it. */
export class OrderEditTermsDto {
  /** The return whose goods have arrived and are exchanged: they are what leaves, `leaving` is empty. */
  @IfSent()
  @IsUUID(undefined, { message: 'returnId must be a return of the order' })
  returnId?: string;

  /** The shop pays for sending what comes for a return. Where it had got it wrong it does, unless sent. */
  @IfSent()
  @IsBoolean({ message: 'freeDelivery must be true or false' })
  freeDelivery?: boolean;

  /** Pieces of its lines that leave it; none where things are only added. */
  @ApiProperty({ type: [EditPiecesDto], maxItems: MOST_LINES })
  @EachNested()
  @ArrayMaxSize(MOST_LINES, { message: LEAVING })
  @IsArray({ message: LEAVING })
  @Type(() => EditPiecesDto)
  leaving!: EditPiecesDto[];

  /** What comes for it, at the prices of today. */
  @ApiProperty({ type: [EditPiecesDto], minItems: 1, maxItems: MOST_LINES })
  @EachNested()
  @ArrayMaxSize(MOST_LINES, { message: ITEMS })
  @ArrayMinSize(1, { message: ITEMS })
  @IsArray({ message: ITEMS })
  @Type(() => EditPiecesDto)
  items!: EditPiecesDto[];

  /** How that is sent; as the order is, unless sent. */
  @OptionalId()
  @IsUUID(undefined, { message: 'shippingMethodId must be one of the offered methods' })
  shippingMethodId?: string;

  @OptionalText()
  @OptionalLine('Coupon', 40)
  couponCode?: string;

  /** How a difference is paid; as the order was, unless sent. */
  @ApiProperty({ example: 'card', required: false })
  @IfSent()
  @IsIn(METHOD_NAMES, { message: 'Invalid payment method' })
  method?: string;
}

export class EditOrderDto extends OrderEditTermsDto {
  /** Where the way asks a phone to pay. */
  @ApiProperty({ example: '+256770000123', required: false })
  @IfSent()
  @WalletPhone()
  mobileNumber?: string;

  /** What the preview said that all that comes costs, in the currency of the order; another total today is 409. */
  @IfSent()
  @OrderAmount('total must be a number with at most two decimals')
  @Min(0, saysDecimals('total must be a number with at most two decimals'))
  total?: number;

  /** What it said that all that leaves is worth; another worth now is 409. */
  @IfSent()
  @OrderAmount('worth must be a number with at most two decimals')
  @Min(0, saysDecimals('worth must be a number with at most two decimals'))
  worth?: number;
}

export class EditLineDto {
  variantId!: string;
  name!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  @ApiProperty({ type: 'integer' })
  quantity!: number;
  /** One piece. */
  price!: number;
  /** All of them, after discounts. */
  total!: number;
}

export class EditMethodDto {
  @ApiProperty({ example: 'card' })
  method!: string;
  @ApiProperty({ example: 'Credit Card' })
  label!: string;
}

/** What a change comes to. Amounts in the currency of the order. */
export class OrderEditPreviewDto {
  @ApiProperty({ example: 'EUR' })
  currency!: string;
  /** What was paid for all that leaves. */
  worth!: number;
  /** Nothing of the order is left: the new one takes its place, and what was paid for its delivery counts. */
  isReplaced!: boolean;
  lines!: EditLineDto[];
  /** What delivery of what comes costs, beyond what was paid for the order it goes with. */
  shipping!: number;
  /** What all that comes costs, with delivery and taxes. */
  total!: number;
  /** What the buyer pays. */
  toPay!: number;
  /** What of that is paid before the change holds; the rest is paid on delivery. With 0 it holds at once. */
  dueNow!: number;
  /** What goes back as money. */
  toGiveBack!: number;
  /** The ways by which the difference may be paid. */
  @ApiProperty({ type: [EditMethodDto] })
  methods!: EditMethodDto[];

  static of({ worth, quote, toPay, dueNow, toGiveBack, offered }: EditFigures): OrderEditPreviewDto {
    const { receipt, delivery, lines } = quote;
    return {
      ...{ currency: receipt.total.currency.code, worth: worth.amount.toDecimal(), isReplaced: worth.isAll },
      lines: lines.map(({ offer, quantity }, index) => ({
        ...{ variantId: offer.variantId, name: offer.name, options: { ...offer.options }, quantity },
        price: offer.unitPrice.toDecimal(),
        total: receipt.lines[index]?.total.toDecimal() ?? 0,
      })),
      ...{ shipping: delivery?.price.toDecimal() ?? 0, total: receipt.total.toDecimal() },
      ...{ toPay: toPay.toDecimal(), dueNow: dueNow.toDecimal(), toGiveBack: toGiveBack.toDecimal() },
      methods: offered.map(({ method, label }) => ({ method, label })),
    };
  }
}

export class OrderEditMadeDto {
  newOrderId!: string;
  /** `waiting` until the difference is paid. */
  @ApiProperty({ enum: ['waiting', 'done', 'gone'] })
  state!: string;
  /** Where the buyer pays the difference: a link for the staff to send. Null where nothing is to be paid, or the new order’s own page takes it. */
  @ApiProperty({ type: 'string', nullable: true })
  payUrl!: string | null;

  static of({ newOrderId, payUrl }: EditMade, edit: KeptEdit | undefined): OrderEditMadeDto {
    return { newOrderId, state: edit?.state ?? 'gone', payUrl };
  }
}

/** A change of an order, from either of its orders. */
export class OrderEditDto {
  id!: string;
  orderId!: string;
  orderNumber!: string;
  /** What came for it. */
  newOrderId!: string;
  newOrderNumber!: string;
  /** The return that it answers. */
  @ApiProperty({ type: 'string', nullable: true })
  returnId!: string | null;
  @ApiProperty({ enum: ['waiting', 'done', 'gone'] })
  state!: string;
  @ApiProperty({ type: [EditPiecesDto] })
  leaving!: EditPiecesDto[];
  worth!: number;
  /** What of it has paid for the new order. */
  moved!: number;
  currency!: string;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  completedAt!: string | null;

  static of(edit: KeptEdit): OrderEditDto {
    const { id, orderId, newOrderId, returnId, state, worth, moved } = edit;
    return {
      ...{ id, orderId, orderNumber: orderNumber(orderId), newOrderId, returnId, state },
      newOrderNumber: orderNumber(newOrderId),
      leaving: edit.leaving.map(({ variantId, quantity }) => ({ variantId, quantity })),
      ...{ worth: worth.toDecimal(), moved: moved.toDecimal(), currency: worth.currency.code },
      createdAt: edit.createdAt.toISOString(),
      completedAt: edit.completedAt?.toISOString() ?? null,
    };
  }
}
