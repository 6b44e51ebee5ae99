import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import type { TableFile } from '../../../kernel/table-file.js';
import { AuditsItself, ChangesNothing } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { Config } from '../../../platform/config/config.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { CsvFile, TakesCsv } from '../../../platform/http/csv-body.js';
import { FileColumnsQuery } from '../../../platform/http/file-columns.dto.js';
import { faultsSaid } from '../../../platform/http/file-lines.js';
import { importAnswers, importCall } from '../../../platform/http/import-routes.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ImportRedirects } from '../../application/import-redirects.js';
import { RedirectNotFound } from '../../domain/redirect.js';
import type { RedirectLine } from '../../domain/redirects-of-file.js';
import { RedirectImportDto, RedirectPreviewDto, RedirectsTakenBackDto } from './redirect-imports.dto.js';

const EXAMPLE = 'Redirect from,Redirect to\r\n/collections/sale,/category/sale\r\n';
const file = importCall(EXAMPLE);
const answers = importAnswers('redirects', ['create', 'nothing', 'error'], (lines: readonly RedirectLine[]) =>
  lines.map((line) => ({ ...line, errors: faultsSaid(line.errors) })),
);

@ApiTags('admin-settings')
@Allow('pages.write')
@ApiDoc({
  adminPreviewRedirects: file,
  adminImportRedirects: file,
  adminUndoRedirects: {
    parameters: { id: '0194242c-c4dc-74a5-8894-e602b3059e04' },
    refuses: [new RedirectNotFound()],
  },
})
@Controller('api/v1/admin/redirects/imports')
export class RedirectImportsController {
  constructor(
    private readonly imports: ImportRedirects,
    private readonly config: Config,
  ) {}

  /** What a file of redirects would do, line by line, and what its columns are taken for. Nothing changes. */
  @ChangesNothing()
  @Post('preview')
  @HttpCode(200)
  @TakesCsv(EXAMPLE)
  async adminPreviewRedirects(
    @Query() query: FileColumnsQuery,
    @CsvFile() table: TableFile,
  ): Promise<RedirectPreviewDto> {
    return answers.preview(table, query, (lines) => this.imports.preview(lines, this.origin()));
  }

  /** Makes the redirects of a file. A line that is wrong is told, and the others are made. */
  @Post()
  @AuditsItself('redirect')
  @TakesCsv(EXAMPLE)
  async adminImportRedirects(
    @CurrentCaller() caller: Caller,
    @Query() query: FileColumnsQuery,
    @CsvFile() table: TableFile,
  ): Promise<RedirectImportDto> {
    return answers.done(table, query, (lines) => this.imports.importRedirects(caller, lines, this.origin()));
  }

  /** Takes back what a file has made and nobody deleted since. */
  @Post(':id/undo')
  @HttpCode(200)
  @AuditsItself('redirect')
  async adminUndoRedirects(
    @CurrentCaller() caller: Caller,
    @IdParam('id', RedirectNotFound) id: string,
  ): Promise<RedirectsTakenBackDto> {
    return { id, redirects: await this.imports.undo(caller, id) };
  }

  private origin(): string {
    return new URL(this.config.publicUrl).origin;
  }
}
