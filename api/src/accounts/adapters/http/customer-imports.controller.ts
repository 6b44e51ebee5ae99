import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import type { FieldError } from '../../../kernel/refusal.js';
import type { TableFile } from '../../../kernel/table-file.js';
import { AuditsItself, ChangesNothing } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { demand } from '../../../platform/auth/demand.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { CsvFile, TakesCsv } from '../../../platform/http/csv-body.js';
import { FileColumnsQuery } from '../../../platform/http/file-columns.dto.js';
import { linesSaid } from '../../../platform/http/file-lines.js';
import { importAnswers, importCall, LINE_ACTIONS } from '../../../platform/http/import-routes.js';
import { isMailAddress } from '../../../platform/http/input-rules.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { readPhone } from '../../../platform/phones/read-phone.js';
import { ImportCustomers } from '../../application/import-customers.js';
import type { Readers } from '../../domain/customer-of-line.js';
import type { CustomerLine } from '../../domain/customers-of-file.js';
import { CustomerImportNotFound } from '../../domain/customer-refusals.js';
import { CustomerImportDto, CustomerPreviewDto, CustomersTakenBackDto } from './customer-imports.dto.js';

const EXAMPLE =
  'First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Zip,Default Address Country Code,Tags\r\n' +
  'Amina,Otieno,amina@example.com,yes,12 Moi Avenue,Nairobi,00100,KE,"wholesale, vip"\r\n';
const file = importCall(EXAMPLE);
const answers = importAnswers('customers', LINE_ACTIONS, linesSaid<FieldError, CustomerLine>);
const READERS: Readers = {
  isMail: isMailAddress,
  phone: (typed, country) => readPhone(typed.slice(0, 60), [country || null]),
};

@ApiTags('admin-customers')
@Allow('customers.write')
@ApiDoc({
  adminPreviewCustomers: file,
  adminImportCustomers: file,
  adminUndoCustomers: {
    parameters: { id: '0194242c-c4dc-74a5-8894-e602b3059e05' },
    refuses: [new CustomerImportNotFound()],
  },
})
@Controller('api/v1/admin/customers/imports')
export class CustomerImportsController {
  constructor(private readonly imports: ImportCustomers) {}

  /**
   * What a file of customers would do, line by line, and what its columns are taken for. Nothing changes. It tells what the shop knows of
   * them, and so demands `customers.read` as well.
   */
  @ChangesNothing()
  @Post('preview')
  @HttpCode(200)
  @TakesCsv(EXAMPLE)
  async adminPreviewCustomers(
    @CurrentCaller() caller: Caller,
    @Query() query: FileColumnsQuery,
    @CsvFile() table: TableFile,
  ): Promise<CustomerPreviewDto> {
    demand(caller, 'customers.read');
    return answers.preview(table, query, (lines) => this.imports.preview(lines, READERS));
  }

  /**
   * Makes the accounts of a file, and adds to those that have its emails already. A line that is wrong is told, and the others are done.
   * Nobody gets a password or a letter: whoever comes first asks for a link. Demands `customers.read` as well.
   */
  @NeedsRecentLogin()
  @Post()
  @AuditsItself('customer_import')
  @TakesCsv(EXAMPLE)
  async adminImportCustomers(
    @CurrentCaller() caller: Caller,
    @Query() query: FileColumnsQuery,
    @CsvFile() table: TableFile,
  ): Promise<CustomerImportDto> {
    demand(caller, 'customers.read');
    return answers.done(table, query, (lines) => this.imports.importCustomers(caller, lines, READERS));
  }

  /** Takes back what a file has done within 30 days; accounts that somebody has used or changed since stay. */
  @NeedsRecentLogin()
  @Post(':id/undo')
  @HttpCode(200)
  @AuditsItself('customer_import')
  async adminUndoCustomers(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CustomerImportNotFound) id: string,
  ): Promise<CustomersTakenBackDto> {
    return { id, ...(await this.imports.undo(caller, id)) };
  }
}
