import { ApiProperty } from '@nestjs/swagger';
import { PROPOSAL_STATES, type ProposalState } from '../../domain/proposal.js';

/** Of one variant; what is absent stays. */
export class ProposedVariantDto {
  variantId!: string;
  sku!: string;
  @ApiProperty({ required: false })
  price?: number;
  /** Units that can be bought; null is any number. */
  @ApiProperty({ type: 'integer', required: false, nullable: true })
  stock?: number | null;
}

/** Of a product; what is absent stays. */
export class ProposedValuesDto {
  @ApiProperty({ required: false })
  name?: string;
  @ApiProperty({ required: false })
  description?: string;
  @ApiProperty({ type: () => [ProposedVariantDto], required: false })
  variants?: ProposedVariantDto[];
}

/** A change that an assistant proposes: nothing is done until a person approves it. */
export class ProposedChangeDto {
  id!: string;
  productId!: string;
  /** As it was called when this was proposed. */
  product!: string;
  wanted!: ProposedValuesDto;
  /** The same members as they were then. */
  before!: ProposedValuesDto;
  /** Why, in the words of whoever proposes. */
  reason!: string;
  @ApiProperty({ enum: PROPOSAL_STATES })
  state!: ProposalState;
  /** The API key or the application. */
  @ApiProperty({ example: 'Claude' })
  proposedBy!: string;
  /** Who answers for it, by mail address. */
  owner!: string;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  /** Who decided last, by mail address. */
  @ApiProperty({ type: String, nullable: true })
  decidedBy!: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  decidedAt!: string | null;
}
