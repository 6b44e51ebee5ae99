import { Body, Controller, Get, HttpCode, Post, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../../../platform/audit/audited.js';
import { LeavesTheShop } from '../../../platform/audit/leaves-the-shop.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { AnswersCsv, csvFile, headed, type Column } from '../../../platform/http/csv.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { MakeCodes } from '../../application/make-codes.js';
import { PreviewDiscount } from '../../application/preview-discount.js';
import { DiscountNotFound } from '../../domain/discount-terms.js';
import { PostgresDiscountCodes, type CodeRow } from '../persistence/postgres-discount-codes.js';
import { NewDiscountDto } from './admin-discount.dto.js';
import { DiscountPreviewDto, MadeCodesDto, NewCodesDto } from './discount-codes.dto.js';
import { newDiscount } from '../../application/said-discount.js';
import { DISCOUNT_TOOL_CALLS } from './discounts.examples.js';

const COLUMNS: readonly Column<CodeRow>[] = [
  { label: 'Code', cell: ({ code }) => code },
  { label: 'Used', cell: ({ used }) => used },
  { label: 'Uses in all', cell: (row) => row.max_uses },
  { label: 'Made', cell: (row) => new Date(row.created_at).toISOString() },
];

@ApiTags('admin-discounts')
@Allow('coupons.write')
@ApiDoc(DISCOUNT_TOOL_CALLS)
@Controller('api/v1/admin/discounts')
export class AdminDiscountToolsController {
  constructor(
    private readonly previews: PreviewDiscount,
    private readonly codes: MakeCodes,
    private readonly kept: PostgresDiscountCodes,
  ) {}

  /** What a discount would have taken off the orders of the last thirty days, by itself; nothing is made. */
  @Post('preview')
  @HttpCode(200)
  @Audited('discount')
  async adminPreviewDiscount(@Body() body: NewDiscountDto): Promise<DiscountPreviewDto> {
    const { taken, since, ...counts } = await this.previews.previewDiscount(newDiscount(body));
    return { ...counts, taken: taken.toDecimal(), since: since.toISOString() };
  }

  /** Gives a discount a code, or makes many at once that nobody can guess. */
  @Post(':id/codes')
  @Audited('discount')
  async adminMakeDiscountCodes(
    @IdParam('id', DiscountNotFound) id: string,
    @Body() { code = null, count, prefix = '', maxUses, perAccount }: NewCodesDto,
  ): Promise<MadeCodesDto> {
    const uses = maxUses === undefined && code === null ? 1 : (maxUses ?? null);
    const wanted = { code, prefix, count: count ?? 1, maxUses: uses, perAccount: perAccount ?? 1 };
    return { codes: await this.codes.makeCodes(id, wanted) };
  }

  /** All codes of a discount as a CSV file; the audit log keeps who took it. */
  @LeavesTheShop('discount', 'coupons.read')
  @Get(':id/codes/export.csv')
  @AnswersCsv()
  async adminExportDiscountCodes(@IdParam('id', DiscountNotFound) id: string): Promise<StreamableFile> {
    found(await this.kept.nameOf(id), DiscountNotFound);
    return csvFile('codes.csv', headed(COLUMNS), this.kept.all(id));
  }
}
