import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn, MaxLength } from 'class-validator';
import { ALL_PERMISSIONS, type Permission } from '../../../kernel/permission.js';
import { RequiredLine } from '../../../platform/http/input-rules.js';
import { GRANTABLE } from '../../application/connect-apps.js';

const LONGEST_QUERY = 6_000;
const QUERY =
  'response_type=code&client_id=duka_app_unknown&redirect_uri=https%3A%2F%2Fagent.example%2Fdone&code_challenge_method=S256&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** The query of an application's authorization request (RFC 6749, RFC 7636), as it stands in the address. */
export class AppRequestQuery {
  @ApiProperty({ example: QUERY })
  @MaxLength(LONGEST_QUERY, { message: 'asked is too long' })
  @RequiredLine('asked', LONGEST_QUERY)
  asked!: string;
}

export class ConnectAppDto extends AppRequestQuery {
  /** What it may do; at most what whoever agrees may, and nothing for which a person has to log in. */
  @ApiProperty({ enum: GRANTABLE, isArray: true, example: ['orders.read'] })
  @IsIn(ALL_PERMISSIONS, { each: true, message: 'scopes has one that the shop does not know' })
  @ArrayUnique({ message: 'scopes names one twice' })
  @ArrayNotEmpty({ message: 'Choose what it may do' })
  @IsArray({ message: 'scopes must be a list' })
  scopes!: Permission[];
}

export class AskedScopeDto {
  @ApiProperty({ enum: GRANTABLE })
  id!: Permission;
  /** What it is about, as a heading. */
  @ApiProperty({ example: 'Orders and parcels' })
  area!: string;
  /** What it allows, for people. */
  description!: string;
}

/** What an application asks a person for. */
export class AppRequestDto {
  /** As it calls itself; nobody has checked that. */
  name!: string;
  /** Where the person is sent back to. */
  @ApiProperty({ example: 'agent.example' })
  host!: string;
  /** What it asks for, as far as the person may do it themselves. */
  scopes!: AskedScopeDto[];
  /** Where the person goes who does not agree. */
  refusedTo!: string;
}

export class ConnectedDto {
  id!: string;
  /** Where the person goes on: to the application, with its code. */
  redirectTo!: string;
}

/** An application that somebody let in. */
export class ConnectedAppDto {
  id!: string;
  /** As it calls itself. */
  name!: string;
  @ApiProperty({ enum: GRANTABLE, isArray: true })
  scopes!: Permission[];
  /** The account that let it in and answers for it; it may do nothing that this account may not. */
  ownerId!: string;
  /** Its mail address. */
  owner!: string;
  /** `owner-disabled`: the account that answers for it is closed. */
  @ApiProperty({ enum: ['active', 'owner-disabled'] })
  state!: 'active' | 'owner-disabled';
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  /** To five minutes. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastUsedAt!: string | null;
}
