import { ApiProperty } from '@nestjs/swagger';
import { toDecimal } from '../../../kernel/currency.js';
import { said } from '../../../platform/languages/tongues.js';
import { AreaDto, areaView, DestinationQueryDto } from '../../../platform/http/area.dto.js';
import { IfSent } from '../../../platform/http/input-rules.js';
import { QueryAmount, QueryInteger } from '../../../platform/http/query-values.js';
import type { DatedOffer } from '../../application/estimate-delivery.js';
import {
  METHOD_KINDS,
  type MethodKind,
  type ShippingMethod,
  type ShippingZone,
} from '../../domain/shipping-zone.js';

export class DeliveryQueryDto extends DestinationQueryDto {
  /** What the goods cost together, after coupons. */
  @IfSent()
  @QueryAmount('worth')
  worth?: number;

  /** What the goods weigh together. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 999_999_999, required: false })
  @IfSent()
  @QueryInteger('grams', 0, 999_999_999)
  grams?: number;
}

export class PickupPointDto {
  address!: string;
  /** Opening hours, as shoppers read them. */
  hours!: string;
}

export class DeliveryPeriodDto {
  @ApiProperty({ type: 'string', format: 'date' })
  from!: string;
  @ApiProperty({ type: 'string', format: 'date' })
  to!: string;
}

/** A way to have goods delivered, and what it costs. */
export class DeliveryOfferDto {
  methodId!: string;
  name!: string;
  @ApiProperty({ enum: METHOD_KINDS })
  kind!: MethodKind;
  price!: number;
  /** Working days until it is there. */
  @ApiProperty({ type: 'integer' })
  daysFrom!: number;
  @ApiProperty({ type: 'integer' })
  daysTo!: number;
  /** When an order placed now is there: the first and the last day. */
  arrives!: DeliveryPeriodDto;
  @ApiProperty({ type: PickupPointDto, nullable: true })
  pickup!: PickupPointDto | null;

  static of(offer: DatedOffer): DeliveryOfferDto {
    const { methodId, name, kind, price, daysFrom, daysTo, pickup, arrives } = offer;
    const costs = { methodId, name: said(name), kind, price: price.toDecimal() };
    return { ...costs, daysFrom, daysTo, pickup, arrives };
  }
}

export class DeliveryOffersAnswer {
  success!: boolean;
  data!: DeliveryOfferDto[];
}

export class RateStepDto {
  /** Grams or, by price, an amount; null is any. */
  @ApiProperty({ type: 'number', nullable: true })
  upTo!: number | null;
  price!: number;
}

export class ShippingMethodDto {
  id!: string;
  name!: string;
  @ApiProperty({ enum: METHOD_KINDS })
  kind!: MethodKind;
  price!: number;
  /** Goods worth this much travel free; null is never. */
  @ApiProperty({ type: 'number', nullable: true })
  freeFrom!: number | null;
  steps!: RateStepDto[];
  @ApiProperty({ type: PickupPointDto, nullable: true })
  pickup!: PickupPointDto | null;
  postcodes!: string[];
  /** For `carrier`: a carrier with its service; empty is the cheapest. */
  service!: string;
  @ApiProperty({ type: 'integer' })
  daysFrom!: number;
  @ApiProperty({ type: 'integer' })
  daysTo!: number;
  isActive!: boolean;

  static of(method: ShippingMethod): ShippingMethodDto {
    const limit = (upTo: number) => (method.kind === 'price' ? toDecimal(upTo) : upTo);
    return {
      ...method,
      price: method.price.toDecimal(),
      freeFrom: method.freeFrom?.toDecimal() ?? null,
      steps: method.steps.map(({ upTo, price }) => ({
        upTo: upTo === null ? null : limit(upTo),
        price: price.toDecimal(),
      })),
      postcodes: [...method.postcodes],
      service: method.service ?? '',
    };
  }
}

export class ShippingZoneDto {
  id!: string;
  /** Send it back in `If-Match`: the change is refused when somebody else was faster. */
  @ApiProperty({ type: 'integer', example: 3 })
  version!: number;
  name!: string;
  areas!: AreaDto[];
  /** In their order: the first that takes a parcel is chosen by itself. */
  methods!: ShippingMethodDto[];

  static of({ id, version, name, areas, methods }: ShippingZone): ShippingZoneDto {
    return {
      id,
      version,
      name,
      areas: areas.map(areaView),
      methods: methods.map((method) => ShippingMethodDto.of(method)),
    };
  }
}
