import { ApiProperty } from '@nestjs/swagger';
import { WITHDRAWAL_STATES } from '../../domain/withdrawal.js';

/** A statement, as its receipt repeats it. */
export class StatementDto {
  @ApiProperty({ example: '9F3A1C70' })
  orderNumber!: string;
  name!: string;
  /** One a line; empty is the whole order. */
  items!: string;
  /** When the shop has received it. */
  @ApiProperty({ format: 'date-time' })
  receivedAt!: string;
}

/** What the buyer of an order sees of a statement. */
export class WithdrawalDto extends StatementDto {
  id!: string;
  @ApiProperty({ enum: WITHDRAWAL_STATES })
  status!: string;
}

export class WithdrawableLineDto {
  variantId!: string;
  name!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  /** Pieces that may be withdrawn from. */
  @ApiProperty({ type: 'integer', example: 2 })
  left!: number;
}

export class OrderWithdrawalsDto {
  /** When the period ends or has ended; null before delivery. A statement after it is kept, and the shop decides. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  until!: string | null;
  isLate!: boolean;
  lines!: WithdrawableLineDto[];
  /** The newest first. */
  withdrawals!: WithdrawalDto[];
}

export class OrderWithdrawalsAnswer {
  success!: boolean;
  data!: OrderWithdrawalsDto;
}

export class WithdrawalAnswer {
  success!: boolean;
  message!: string;
  data!: WithdrawalDto;
}

export class StatementAnswer {
  success!: boolean;
  message!: string;
  data!: StatementDto;
}

/** A row of the register. */
export class AdminWithdrawalDto {
  id!: string;
  /** Null where no order has this number and this address. */
  @ApiProperty({ type: 'string', nullable: true })
  orderId!: string | null;
  /** As it was written. */
  @ApiProperty({ example: '9F3A1C70' })
  orderNumber!: string;
  name!: string;
  email!: string;
  /** One a line; empty is the whole order. */
  items!: string;
  @ApiProperty({ enum: WITHDRAWAL_STATES })
  status!: string;
  /** It waits for the staff. */
  canSettle!: boolean;
  @ApiProperty({ format: 'date-time' })
  receivedAt!: string;
  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}
