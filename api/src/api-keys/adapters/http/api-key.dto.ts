import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  ValidateBy,
} from 'class-validator';
import { ALL_PERMISSIONS, type Permission } from '../../../kernel/permission.js';
import { IfSent, RequiredLine, WholeNumber } from '../../../platform/http/input-rules.js';
import { UntilField } from '../../../platform/http/timestamps.js';
import { NOT_FOR_KEYS } from '../../domain/api-key.js';
import { isNetwork } from '../../../platform/auth/networks.js';

const KEYABLE = ALL_PERMISSIONS.filter((one) => !NOT_FOR_KEYS.includes(one));
const MOST_NETWORKS = 50;
const NETWORK = 'networks must be addresses or networks such as 203.0.113.0/24';
const validator = { validate: (value: unknown) => typeof value === 'string' && isNetwork(value) };

/** A key for another system. */
export class NewApiKeyDto {
  @ApiProperty({ example: 'Bookkeeping' })
  @RequiredLine('Name', 60)
  name!: string;

  /** What it may do; at most what its maker may, and nothing for which a person has to log in. */
  @ApiProperty({ enum: KEYABLE, isArray: true })
  @IsIn(ALL_PERMISSIONS, { each: true, message: 'scopes has one that the shop does not know' })
  @ArrayUnique({ message: 'scopes names one twice' })
  @ArrayNotEmpty({ message: 'A key needs a scope' })
  @IsArray({ message: 'scopes must be a list' })
  scopes!: Permission[];

  /** From where it may be used, as addresses or networks (CIDR); none is from anywhere. */
  @ApiProperty({ type: [String], required: false, nullable: true, maxItems: MOST_NETWORKS })
  @ValidateBy({ name: 'isNetwork', validator }, { each: true, message: NETWORK })
  @ArrayMaxSize(MOST_NETWORKS, { message: `networks must be at most ${MOST_NETWORKS}` })
  @IsArray({ message: 'networks must be a list' })
  @IsOptional()
  networks?: string[] | null;

  /** When it ends; a day alone ends with it. Null or absent is never. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @UntilField('expiresAt must be a date')
  expiresAt?: string | null;
}

/** Only what is sent changes. */
export class ApiKeyChangeDto extends PartialType(NewApiKeyDto, { skipNullProperties: false }) {}

export class RotateApiKeyDto {
  /** For how many hours the present secret is good besides the new one, at most 30 days; a day unless told. */
  @WholeNumber('overlapHours', 0, 720)
  @IfSent()
  @ApiProperty({ required: false, default: 24 })
  overlapHours?: number;
}

/** Something that a key may be allowed. */
export class KeyScopeDto {
  @ApiProperty({ enum: KEYABLE })
  id!: Permission;
  /** What it is about, as a heading. */
  @ApiProperty({ example: 'Orders and parcels' })
  area!: string;
  /** What it allows, for people. */
  description!: string;
}

export class ApiKeySecretDto {
  /** The last four letters of the secret. */
  @ApiProperty({ example: 'x7Qd' })
  hint!: string;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  /** When the overlap ends; null for the present secret. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  endsAt!: string | null;
  /** To five minutes. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastUsedAt!: string | null;
}

export class ApiKeyDto {
  id!: string;
  name!: string;
  @ApiProperty({ enum: KEYABLE, isArray: true })
  scopes!: Permission[];
  networks!: string[];
  /** The account that answers for it; the key may do nothing that this account may not. */
  ownerId!: string;
  /** Its mail address. */
  owner!: string;
  /** `owner-disabled`: the account that answers for it is closed. */
  @ApiProperty({ enum: ['active', 'expired', 'owner-disabled'] })
  state!: 'active' | 'expired' | 'owner-disabled';
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  expiresAt!: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  /** When the present secret was made. */
  @ApiProperty({ format: 'date-time' })
  rotatedAt!: string;
  /** To five minutes. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastUsedAt!: string | null;
  /** Those that are good, the newest first. */
  secrets!: ApiKeySecretDto[];
}

export class MadeApiKeyDto extends ApiKeyDto {
  /** Told here alone: keep it where secrets are kept. */
  @ApiProperty({ example: 'duka_sk_0000000000000000000000000000000000000000000000' })
  secret!: string;
}
