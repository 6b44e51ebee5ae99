import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class NewRedirectDto {
  /** The path that is gone, as it was: `/old-page`. */
  @ApiProperty({ maxLength: 500, example: '/old-page' })
  @MaxLength(500, { message: 'The old address has at most 500 characters' })
  @IsString({ message: 'from must be a text' })
  from!: string;

  /** A path of the shop, or an address that begins with `https://`. */
  @ApiProperty({ maxLength: 1000, example: '/pages/our-workshop' })
  @MaxLength(1000, { message: 'The new address has at most 1000 characters' })
  @IsString({ message: 'to must be a text' })
  to!: string;
}

export class RedirectDto {
  id!: string;
  @ApiProperty({ example: '/old-page' })
  from!: string;
  @ApiProperty({ example: '/pages/our-workshop' })
  to!: string;
  /** How often somebody was sent on. */
  @ApiProperty({ type: 'integer' })
  hits!: number;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastHitAt!: string | null;
  @ApiProperty({ type: 'string', format: 'date-time' })
  createdAt!: string;
}

export class FollowedQueryDto {
  /** The path that somebody asks for. */
  @ApiProperty({ maxLength: 2000, example: '/old-page' })
  @MaxLength(2000, { message: 'path must be at most 2000 characters' })
  @IsString({ message: 'path must be a text' })
  path!: string;
}

export class FollowedDto {
  @ApiProperty({ example: '/pages/our-workshop' })
  to!: string;
}

export class FollowedAnswerDto {
  @ApiProperty({ type: 'boolean', example: true })
  success!: true;
  data!: FollowedDto;
}
