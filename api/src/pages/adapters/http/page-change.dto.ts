import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { IfSent } from '../../../platform/http/input-rules.js';
import { PageDraftDto } from './page.dto.js';

/** Another draft, whole, and where the page stands. */
export class PageChangeDto extends PageDraftDto {
  /** Counts at once, also for shoppers: the address of before leads to this one. Stays when it is left out. */
  @ApiProperty({ maxLength: 60, required: false, example: 'our-workshop' })
  @IfSent()
  @IsString({ message: 'address must be a text' })
  address?: string;
}
