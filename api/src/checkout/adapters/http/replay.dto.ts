import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsUUID } from 'class-validator';
import { orderNumber } from '../../../orders/domain/order.js';
import { IfSent } from '../../../platform/http/input-rules.js';
import { replayReceipt } from '../../application/replay-receipt.js';
import type { KeptReceipt } from '../persistence/receipt-reads.js';

const MOST = 100;
const ORDER_IDS = { message: `orderIds must be 1 to ${MOST} ids of orders` };

export class ReplayReceiptsDto {
  /** These orders; without it the oldest ones, or those after `after`. */
  @ApiProperty({ type: [String], required: false, maxItems: MOST })
  @IfSent()
  @IsUUID(undefined, { each: true, ...ORDER_IDS })
  @ArrayMaxSize(MOST, ORDER_IDS)
  @ArrayNotEmpty(ORDER_IDS)
  @IsArray(ORDER_IDS)
  orderIds?: string[];

  /** The last order of the page before. */
  @ApiProperty({ type: 'string', format: 'uuid', required: false })
  @IfSent()
  @IsUUID(undefined, { message: 'after must be the id of an order' })
  after?: string;
}

export class ReplayDifferenceDto {
  @ApiProperty({ example: 'lines.0.tax' })
  field!: string;
  /** As JSON; amounts in the smallest unit of the currency. */
  @ApiProperty({ example: '319' })
  stored!: string;
  @ApiProperty({ example: '320' })
  replayed!: string;
}

export class ReplayedReceiptDto {
  orderId!: string;
  @ApiProperty({ example: '9F3A1C70' })
  number!: string;
  /** What it was computed from: the rules that were kept with it or, of older orders, its own lines. */
  @ApiProperty({ enum: ['rules', 'lines'] })
  from!: string;
  equal!: boolean;
  differences!: ReplayDifferenceDto[];

  static of({ orderId, receipt }: KeptReceipt): ReplayedReceiptDto {
    const { from, differences } = replayReceipt(receipt);
    return {
      orderId,
      number: orderNumber(orderId),
      from,
      equal: differences.length === 0,
      differences: differences.map(({ field, stored, replayed }) => ({
        field,
        stored: JSON.stringify(stored),
        replayed: JSON.stringify(replayed),
      })),
    };
  }
}

export class ReplayAnswer {
  success!: boolean;
  /** Whether every receipt came out as it was kept. */
  equal!: boolean;
  data!: ReplayedReceiptDto[];
  /** For `after` of the next page; null when nothing is left. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  next!: string | null;
}

export const REPLAYED_AT_ONCE = MOST;
