import { Body, Controller, Delete, Get, HttpCode, Post, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { literal } from '../../../platform/http/failure-literal.js';
import { found } from '../../../platform/http/found.js';
import { OneFile, type SentFile } from '../../../platform/http/one-file.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { KeepFiles } from '../../application/keep-files.js';
import { DigitalFiles } from '../../application/ports.js';
import { MOST_BYTES } from '../../domain/digital-file.js';
import {
  FileNotFound,
  FilesUnavailable,
  FileWrong,
  NoSpaceForFiles,
  ProductOfFilesNotFound,
  TooManyFiles,
  VariantOfFileNotFound,
} from '../../domain/refusals.js';
import { DigitalFileDto, FileNameDto, NewFileDto, ProductFilesDto } from './downloads.dto.js';

class FileIsMissing extends FileWrong {
  constructor() {
    super('Choose a file that is not empty');
  }
}

/** A product of the demo. */
const TEE = { id: '0194242c-c4dc-74a5-8894-e602b3059eae' };

@ApiTags('admin-products')
@Allow('products.read')
@ApiDoc({
  adminListFiles: { parameters: TEE, refuses: [new ProductOfFilesNotFound()] },
  adminAddFile: {
    parameters: { ...TEE, variantId: '01942302-162e-7e20-991c-8f78a5902537' },
    requests: {
      guide: { summary: 'One file, and its name', value: { name: 'Guide.pdf', file: '(a file)' } },
    },
    refuses: [
      ...[new FileIsMissing(), new VariantOfFileNotFound(), new TooManyFiles()],
      ...[new NoSpaceForFiles(), new FilesUnavailable()],
      literal(413, 'too_large', 'The file is too large.', 'file'),
      literal(415, 'not_multipart', 'Send multipart/form-data.'),
    ],
  },
  adminRemoveFile: {
    parameters: { ...TEE, fileId: '019336a0-0000-7000-8000-000000000002' },
    refuses: [new FileNotFound()],
  },
})
@Controller('api/v1/admin/products')
export class ProductFilesController {
  constructor(
    private readonly files: DigitalFiles,
    private readonly keeping: KeepFiles,
  ) {}

  /** The files that come with each variant of a product, and go to whoever has paid for it. */
  @Get(':id/files')
  async adminListFiles(@IdParam('id', ProductOfFilesNotFound) id: string): Promise<ProductFilesDto> {
    return ProductFilesDto.of(found(await this.files.ofProduct(id), ProductOfFilesNotFound));
  }

  /** Takes a file that comes with a variant from now on. It lies where no address of the shop leads to. */
  @Allow('products.write')
  @Post(':id/variants/:variantId/files')
  @ApiBody({ type: NewFileDto })
  @AuditsItself('product')
  @OneFile({ field: 'file', bytes: MOST_BYTES, texts: 1 })
  async adminAddFile(
    @CurrentCaller() caller: Caller,
    @IdParam('id', VariantOfFileNotFound) id: string,
    @IdParam('variantId', VariantOfFileNotFound) variantId: string,
    @Body() { name }: FileNameDto,
    @UploadedFile() file: SentFile | undefined,
  ): Promise<DigitalFileDto> {
    const { buffer: content, mimetype: type } = found(file, FileIsMissing);
    return DigitalFileDto.of(await this.keeping.addFile(caller, id, variantId, { content, name, type }));
  }

  /** It is sold no more. Whoever has a link to it downloads it until the link ends; then it is erased. */
  @Allow('products.write')
  @Delete(':id/files/:fileId')
  @HttpCode(200)
  @AuditsItself('product')
  async adminRemoveFile(
    @CurrentCaller() caller: Caller,
    @IdParam('id', FileNotFound) id: string,
    @IdParam('fileId', FileNotFound) fileId: string,
  ): Promise<DigitalFileDto> {
    return DigitalFileDto.of(await this.keeping.removeFile(caller, id, fileId));
  }
}
