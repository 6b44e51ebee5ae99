import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsUUID, Matches } from 'class-validator';
import { LANGUAGE_TAG } from '../../../kernel/languages.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { Phone } from '../../../platform/http/phone-rules.js';
import { IfSent, MailAddress, RequiredLine } from '../../../platform/http/input-rules.js';
import type { Role } from '../../../kernel/caller.js';

export const ROLES: readonly Role[] = ['customer', 'staff', 'admin'];

/** An account with what it has bought. */
export class AdminCustomerDto {
  id!: string;
  name!: string;
  email!: string;
  phone!: string;
  /** BCP 47: what letters to it are written in; null is the shop's first language. */
  @ApiProperty({ type: 'string', nullable: true, example: 'fr' })
  language!: string | null;
  @ApiProperty({ enum: ROLES })
  role!: string;
  /** Of the staff role; null for shoppers and administrators. */
  @ApiProperty({ type: 'string', nullable: true })
  staffRoleId!: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'Packer' })
  staffRole!: string | null;
  /** May not log in. */
  disabled!: boolean;
  /** Orders that were not cancelled. */
  @ApiProperty({ type: 'integer' })
  orders!: number;
  /** Captured less refunded, over all orders. */
  spent!: number;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastOrderAt!: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastSeenAt!: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  /** When anything of the account itself was changed last; addresses, tags, notes, groups and orders are not counted. */
  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}

/** Null is the shop's first language. */
const LanguageOrNone = () =>
  applyDecorators(
    ApiProperty({ type: 'string', nullable: true, required: false, example: 'fr' }),
    IsOptional(),
    Matches(LANGUAGE_TAG, { message: 'The language must be a tag, such as fr.' }),
  );

/** Only what is sent changes; `name`, `email`, `phone` and `language` of customers alone. */
export class CustomerChangeDto {
  @IfSent()
  @RequiredLine('Name', 100)
  name?: string;

  /** Another address ends all sessions, and counts as unconfirmed; the old one is told. */
  @IfSent()
  @MailAddress('email must be a mail address')
  email?: string;

  /** As people of the shop's country write it, or with + and a country's code; an empty one takes the number away. */
  @OptionalText()
  @Phone({ orEmpty: true })
  phone?: string;

  /** What letters to the account are written in, by its tag, such as `fr`; where the shop does not offer it, or for null, in its first language. */
  @LanguageOrNone()
  language?: string | null;

  @ApiProperty({ enum: ROLES, required: false })
  @IfSent()
  @IsIn(ROLES, { message: `role must be one of ${ROLES.join(', ')}` })
  role?: Role;

  /** What a member of the staff may do; without it, the role "Staff". */
  @ApiProperty({ type: 'string', format: 'uuid', required: false })
  @IfSent()
  @IsUUID('all', { message: 'staffRoleId must be the id of a role' })
  staffRoleId?: string;

  /** A disabled account is logged out everywhere and may not log in. */
  @IfSent()
  @IsBoolean({ message: 'disabled must be true or false' })
  disabled?: boolean;
}

export class MergeDto {
  /** The account that is kept, which gets all of this one. */
  @ApiProperty({ format: 'uuid', example: '01941f6f-b357-7085-90c8-d051a8c42fab' })
  @IsUUID('all', { message: 'into must be the id of a customer' })
  into!: string;
}

/** Somebody who has no account yet: a customer, or who shall work here. */
export class InvitationDto {
  @RequiredLine('Name', 100)
  name!: string;

  @MailAddress('email must be a mail address')
  email!: string;

  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, { message: `role must be one of ${ROLES.join(', ')}` })
  role!: 'customer' | 'staff' | 'admin';

  /** Of a customer; as people of the shop's country write it, or with + and a country's code. */
  @OptionalText()
  @Phone({ orEmpty: true })
  phone?: string;

  /** Of a customer: what letters are written in, by its tag; without it, or for null, the shop's first language. */
  @LanguageOrNone()
  language?: string | null;

  /** What a member of the staff may do; without it, the role "Staff". */
  @ApiProperty({ type: 'string', format: 'uuid', required: false })
  @IfSent()
  @IsUUID('all', { message: 'staffRoleId must be the id of a role' })
  staffRoleId?: string;
}
