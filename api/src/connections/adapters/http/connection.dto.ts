import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsString, MaxLength, ValidateIf } from 'class-validator';
import { CONNECTION_GROUPS, type ConnectionGroup, type Origin } from '../../../kernel/connections.js';
import { EachNested } from '../../../platform/http/input-rules.js';
import type { SeenConnection, SeenValue } from '../../application/seen-connections.js';
import { REACHED, type Reached } from '../../domain/connection.js';

const ORIGINS = ['environment', 'panel', 'nowhere'] as const satisfies readonly Origin[];

export class ConnectionValueDto implements SeenValue {
  @ApiProperty({ example: 'STRIPE_SECRET_KEY' })
  name!: string;
  @ApiProperty({ example: 'Secret key' })
  label!: string;
  /** Where it is found; may be empty. */
  help!: string;
  isSecret!: boolean;
  isNeeded!: boolean;
  /** The values that there are; none where anything is written. */
  choices!: string[];
  /** What holds; null where it is a secret, or nothing is set. */
  @ApiProperty({ type: 'string', nullable: true })
  value!: string | null;
  /** The last four of a secret that is set. */
  @ApiProperty({ type: 'string', nullable: true, example: 'a1B2' })
  ending!: string | null;
}

export class ConnectionWebhookDto {
  /** What has to be entered there. */
  url!: string;
  /** The events to choose there; empty where there is nothing to choose. */
  events!: string[];
}

/** A service outside of the shop that is set up by keys. */
export class ConnectionDto {
  @ApiProperty({ example: 'stripe' })
  id!: string;
  label!: string;
  @ApiProperty({ enum: CONNECTION_GROUPS })
  group!: ConnectionGroup;
  /** From where its values are. The environment wins, and then nothing can be entered here. */
  @ApiProperty({ enum: ORIGINS })
  origin!: Origin;
  /** `real`: with keys of its own; `played`: by a stand-in of this installation; `off`: not at all. */
  @ApiProperty({ enum: REACHED })
  state!: Reached;
  canBeTried!: boolean;
  @ApiProperty({ type: ConnectionWebhookDto, nullable: true })
  webhook!: ConnectionWebhookDto | null;
  values!: ConnectionValueDto[];

  static of({ name, values, webhook, ...more }: SeenConnection): ConnectionDto {
    return {
      id: name,
      ...more,
      webhook: webhook && { ...webhook, events: [...webhook.events] },
      values: values.map((one) => ({ ...one, choices: [...one.choices] })),
    };
  }
}

export class TypedValueDto {
  @ApiProperty({ example: 'STRIPE_SECRET_KEY' })
  @MaxLength(60, { message: 'name must be at most 60 characters' })
  @IsString({ message: 'name must be a text' })
  name!: string;

  /** Null, or an empty text, takes it away. */
  @ApiProperty({ type: 'string', nullable: true })
  @ValidateIf((_, value) => value !== null)
  @MaxLength(5_000, { message: 'value must be at most 5000 characters' })
  @IsString({ message: 'value must be a text' })
  value!: string | null;
}

export class ConnectionChangeDto {
  /** What is not named stays as it is. */
  @EachNested()
  @Type(() => TypedValueDto)
  @ArrayMaxSize(30, { message: 'values must be at most 30' })
  @ArrayNotEmpty({ message: 'Enter at least one value' })
  @IsArray({ message: 'values must be a list' })
  values!: TypedValueDto[];
}

export class TrialDto {
  worked!: boolean;
  /** What came of it, in plain words. */
  message!: string;
}
