import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import type { PackedParcel } from '../../../shipping/domain/packing.js';
import { LABEL_STATES, type LabelState, type ShippingLabel } from '../../application/label.js';

export class BuyLabelDto {
  /** The `ref` of one of the rates that were offered. */
  @ApiProperty({ example: 'rate_9f3a1c70' })
  @Length(1, 100, { message: 'rate must be one of the rates that were offered' })
  @IsString({ message: 'rate must be one of the rates that were offered' })
  rate!: string;
}

/** What a carrier takes for the parcel by one of its services. */
export class LabelRateDto {
  ref!: string;
  @ApiProperty({ example: 'USPS' })
  carrier!: string;
  @ApiProperty({ example: 'Priority' })
  service!: string;
  /** In the shop's currency. */
  price!: number;
  /** Working days until it is there; null where the carrier does not say. */
  @ApiProperty({ type: 'integer', nullable: true })
  days!: number | null;
}

/** Grams and millimetres; the sides are 0 where nothing in it has a size. */
export class PackedParcelDto implements PackedParcel {
  @ApiProperty({ type: 'integer' }) grams!: number;
  @ApiProperty({ type: 'integer' }) lengthMm!: number;
  @ApiProperty({ type: 'integer' }) widthMm!: number;
  @ApiProperty({ type: 'integer' }) heightMm!: number;
}

export class ShippingLabelDto {
  id!: string;
  /** Null of a label for all that is in no parcel. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  parcelId!: string | null;
  @ApiProperty({ enum: LABEL_STATES })
  state!: LabelState;
  parcel!: PackedParcelDto;
  /** The cheapest first. */
  rates!: LabelRateDto[];
  @ApiProperty({ type: 'string', nullable: true })
  carrier!: string | null;
  @ApiProperty({ type: 'string', nullable: true })
  service!: string | null;
  /** What the carrier took, in the shop's currency; null while nothing is bought. */
  @ApiProperty({ type: 'number', nullable: true })
  cost!: number | null;
  @ApiProperty({ type: 'string', nullable: true })
  trackingNumber!: string | null;
  /** Why it failed or could not be given back; empty when it did not. */
  failure!: string;
  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;

  static of({
    id,
    parcelId,
    state,
    parcel,
    rates,
    postage,
    failure,
    createdAt,
  }: ShippingLabel): ShippingLabelDto {
    return {
      ...{ id, parcelId, state, parcel, failure, createdAt: createdAt.toISOString() },
      rates: rates.map((rate) => ({ ...rate, price: rate.price.toDecimal() })),
      carrier: postage?.carrier ?? null,
      service: postage?.service ?? null,
      cost: postage?.cost.toDecimal() ?? null,
      trackingNumber: postage?.trackingNumber ?? null,
    };
  }
}

export class ShippingLabelsDto {
  /** Whether a carrier is set up: without one there is nothing to buy. */
  isConfigured!: boolean;
  /** The newest first. */
  labels!: ShippingLabelDto[];
}

export class CarrierMessageAnswer {
  received!: boolean;
}
