import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { Response } from 'express';

export class DraftQueryDto {
  /** Of a preview: shows the draft. */
  @ApiProperty({ required: false, maxLength: 100 })
  @IsOptional()
  @MaxLength(100, { message: 'draft must be at most 100 characters' })
  @IsString({ message: 'draft must be a text' })
  draft?: string;
}

/** A draft is kept by no cache. */
export const keptByNobody = (response: Response): unknown =>
  response.set('Cache-Control', 'private, no-store');
