import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class FieldErrorDto {
  /** The member that is wrong, dotted for nested ones. */
  field!: string;
  message!: string;
}

/** Every failure: RFC 9457 with the members that the shop's own clients read. */
export class ProblemDto {
  /** An address that explains the code. */
  type!: string;
  title!: string;
  @ApiProperty({ type: 'integer', example: 400 })
  status!: number;
  /** The human sentence. */
  detail!: string;
  /** The path that was called. */
  instance!: string;
  @ApiProperty({ type: 'boolean', example: false })
  success!: boolean;
  /** The same human sentence. */
  message!: string;
  /** The same human sentence. */
  error!: string;
  /** A stable machine name. */
  code!: string;
  /** The code as version 1.0 spelled it, where that was otherwise; gone in version 2. */
  @ApiPropertyOptional({ deprecated: true })
  legacyCode?: string;
  errors!: FieldErrorDto[];
  requestId!: string;
  /** Current figures where they help, e.g. the new total after a price change. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  data?: Record<string, unknown>;
}
