import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { IfSent } from '../../../platform/http/input-rules.js';
import type { FailedOffer } from '../../application/ports.js';

/** An offer that a channel refused, or has not taken yet though it was asked. */
export class FailedOfferDto {
  variantId!: string;
  productId!: string;
  @ApiProperty({ example: 'LAN-1' })
  sku!: string;
  /** Of the product. */
  name!: string;
  @ApiProperty({ enum: ['refused', 'waiting'] })
  state!: FailedOffer['state'];
  /** In the words of the channel; empty where it said nothing. */
  @ApiProperty({ example: 'Invalid value for attribute title.' })
  message!: string;
  @ApiProperty({ format: 'date-time' })
  toldAt!: string;
}

/** A place elsewhere where the shop's goods are shown, and how they stand there. */
export class ChannelDto {
  @ApiProperty({ example: 'google' })
  name!: string;
  @ApiProperty({ example: 'Google Merchant Center' })
  label!: string;
  /** Its keys are entered: it hears of every change. */
  isSetUp!: boolean;
  /** When it was told of goods last; null before that. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  toldAt!: string | null;
  /** Why it did not open when it was tried last, in its words; empty where it opened. */
  failure!: string;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  failedAt!: string | null;
  /** Variants that it has taken, has refused, and has not taken yet though it was asked. */
  @ApiProperty({ type: 'integer' })
  taken!: number;
  @ApiProperty({ type: 'integer' })
  refused!: number;
  @ApiProperty({ type: 'integer' })
  waiting!: number;
  /** Products of which something is still to be told. */
  @ApiProperty({ type: 'integer' })
  due!: number;
  /** What it refused or has not taken yet, the newest first; at most fifty. */
  failed!: FailedOfferDto[];
}

export class ResendDto {
  /** The offers of this product; of all goods where it is left out. */
  @IfSent()
  @IsUUID(undefined, { message: 'productId must be the id of a product' })
  productId?: string;
}
