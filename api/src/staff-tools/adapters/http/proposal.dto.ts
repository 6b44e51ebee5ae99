import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsString, Matches, MaxLength } from 'class-validator';
import type { ActionPlugin, Difference } from '../../actions/contract.js';
import { PROPOSAL_STATES, type ProposalState } from '../../domain/proposal.js';

const SUBJECTS = ['product', 'order', 'customer', 'discount'] as const;
const UNITS = ['text', 'money', 'count', 'moment', 'status'] as const;

/** What becomes another. */
export class ProposedDifferenceDto {
  @ApiProperty({ example: 'Price' })
  label!: string;
  /** Of which part of the subject, by its name. */
  @ApiProperty({ type: String, nullable: true, example: 'LAN-1' })
  of!: string | null;
  /** Null of what is new; of a count it is any number. */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }], nullable: true, example: 12.5 })
  from!: string | number | null;
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }], nullable: true, example: 14 })
  to!: string | number | null;
  @ApiProperty({ enum: UNITS })
  unit!: Difference['unit'];
  /** Of money; null is that of the shop. */
  @ApiProperty({ type: String, nullable: true })
  currency!: string | null;
}

/** Something that another system or an assistant proposes: nothing is done until a person approves it. */
export class ProposedChangeDto {
  id!: string;
  /** See `GET /admin/proposals/actions`. */
  @ApiProperty({ example: 'ship-order' })
  action!: string;
  @ApiProperty({ example: 'Ship an order' })
  label!: string;
  /** To be asked before it is approved, where it takes something away for good. */
  @ApiProperty({ type: String, nullable: true })
  question!: string | null;
  @ApiProperty({ enum: SUBJECTS })
  about!: ActionPlugin['subject'];
  /** Null of what is new. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  subjectId!: string | null;
  /** As it was called when this was proposed. */
  @ApiProperty({ example: 'Tool Lantern' })
  subject!: string;
  changes!: ProposedDifferenceDto[];
  /** It waits, and its subject was changed since: look at it before it is approved. */
  hasChanged!: boolean;
  /** Why, in the words of whoever proposes. */
  reason!: string;
  @ApiProperty({ enum: PROPOSAL_STATES })
  state!: ProposalState;
  canUndo!: boolean;
  /** The permission of whoever decides it. */
  @ApiProperty({ example: 'orders.write' })
  needs!: string;
  /** Whether you may decide it; an API key never may. */
  mayDecide!: boolean;
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

export class NewProposalDto {
  /** See `GET /admin/proposals/actions`. */
  @ApiProperty({ example: 'note-order' })
  @IsString({ message: 'action must be the name of an action' })
  action!: string;

  /** What the action takes, by name. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'arguments must be an object' })
  arguments!: Record<string, unknown>;

  /** Why, for whoever decides. */
  @ApiProperty({ example: 'The buyer has asked for it by mail.' })
  @MaxLength(500, { message: 'Reason must be at most 500 characters' })
  @Matches(/\S/, { message: 'Please give a reason' })
  @IsString({ message: 'Please give a reason' })
  reason!: string;
}

/** Something that may be proposed. */
export class ProposableActionDto {
  @ApiProperty({ example: 'ship-order' })
  name!: string;
  @ApiProperty({ example: 'Ship an order' })
  label!: string;
  /** The permission of whoever proposes it, beside `proposals.write`. */
  @ApiProperty({ example: 'orders.read' })
  reads!: string;
  /** The permission of whoever approves it. */
  @ApiProperty({ example: 'orders.write' })
  needs!: string;
  canUndo!: boolean;
  /** A JSON Schema of what it takes. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  arguments!: Readonly<Record<string, unknown>>;
}
