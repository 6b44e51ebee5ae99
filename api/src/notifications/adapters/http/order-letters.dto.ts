import { ApiProperty } from '@nestjs/swagger';
import type { WrittenLetter } from '../../application/order-letters.js';

/** A letter that was written about an order. */
export class OrderLetterDto {
  id!: string;
  /** Of what it told. */
  @ApiProperty({ example: 'order.shipped' })
  topic!: string;
  /** In the language of the order. */
  @ApiProperty({ example: 'Your order is on its way (order 9F3A1C70)' })
  subject!: string;
  /** Somebody of the staff had it sent once more. */
  isAgain!: boolean;
  @ApiProperty({ format: 'date-time' })
  writtenAt!: string;

  static of({ id, topic, subject, isAgain, writtenAt }: WrittenLetter): OrderLetterDto {
    return { id, topic, subject, isAgain, writtenAt: writtenAt.toISOString() };
  }
}

export class OrderLettersDto {
  /** The newest first, at most 50. */
  letters!: OrderLetterDto[];
}
