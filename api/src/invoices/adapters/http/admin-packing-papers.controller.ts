import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OrderIdsQuery, PackingSlipsQuery } from '../../../orders/adapters/http/order-ids.dto.js';
import { ParcelNotFound } from '../../../orders/domain/parcel-refusals.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { LeavesTheShop } from '../../../platform/audit/leaves-the-shop.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc, type CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { PrintPackingPapers } from '../../application/packing-papers.js';
import { AnswersPdf, pdf } from './pdf.js';

const refuses = [
  new OrderNotFound(),
  new InvalidInput([{ field: 'ids', message: 'ids names at most 100 orders' }]),
];

/** Orders of the demo shop that are being packed. */
const query = { ids: '019421be-0306-7bff-a509-40c315f6e65a' };

const PACKING_CALLS: CallDescriptions = {
  adminPrintPickList: { parameters: query, refuses },
  adminPrintPackingSlips: { parameters: query, refuses: [...refuses, new ParcelNotFound()] },
};

/** Papers of whoever picks and packs many orders at once; no price stands on them. */
@ApiTags('admin-orders')
@Allow('orders.read')
@ApiDoc(PACKING_CALLS)
@Controller('api/v1/admin/fulfilment')
export class AdminPackingPapersController {
  constructor(private readonly papers: PrintPackingPapers) {}

  /** The goods of up to 100 orders that wait to be sent, added up, by article number. */
  @Get('pick-list.pdf')
  @Header('Cache-Control', 'no-store')
  @AnswersPdf()
  async adminPrintPickList(@Query() { ids }: OrderIdsQuery): Promise<StreamableFile> {
    return pdf(await this.papers.printPickList(ids));
  }

  /** A packing slip for each parcel of up to 100 orders, or for one parcel, in the order's language, without prices. */
  @LeavesTheShop('order', 'labels.print')
  @Get('packing-slips.pdf')
  @Header('Cache-Control', 'no-store')
  @AnswersPdf()
  async adminPrintPackingSlips(@Query() { ids, parcel }: PackingSlipsQuery): Promise<StreamableFile> {
    return pdf(await this.papers.printSlips(ids, parcel));
  }
}
