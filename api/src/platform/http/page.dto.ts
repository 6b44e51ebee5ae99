import { ApiProperty } from '@nestjs/swagger';
import { IfSent } from './input-rules.js';
import type { PageOf } from '../../kernel/page.js';
import { QueryInteger } from './query-values.js';

export const LARGEST_PAGE = 100;
const LAST_PAGE = 100_000;

/** `?page=1&limit=24`, as every shopper's list takes them. */
export class PageQueryDto {
  /** Counts from 1. */
  @ApiProperty({ type: 'integer', minimum: 1, default: 1, required: false })
  @IfSent()
  @QueryInteger('page', 1, LAST_PAGE)
  page?: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LARGEST_PAGE, default: 24, required: false })
  @IfSent()
  @QueryInteger('limit', 1, LARGEST_PAGE)
  limit?: number;
}

export class PageMetaDto {
  @ApiProperty({ type: 'integer', example: 71 })
  total!: number;
  @ApiProperty({ type: 'integer', example: 1 })
  page!: number;
  @ApiProperty({ type: 'integer', example: 24 })
  limit!: number;
  /** Number of pages; 0 when there is nothing. */
  @ApiProperty({ type: 'integer', example: 3 })
  pages!: number;
}

/** The `meta` of a list. */
export function pageMeta({ total, page, limit }: Omit<PageOf<unknown>, 'items'>): PageMetaDto {
  return { total, page, limit, pages: Math.ceil(total / limit) };
}
