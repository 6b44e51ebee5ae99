import { Injectable } from '@nestjs/common';
import { AdminCatalogue } from '../../../catalogue/application/admin-views.js';
import { Clock } from '../../../kernel/clock.js';
import { OrderParcels } from '../../../orders/application/order-parcels.js';
import { Orders } from '../../../orders/application/ports.js';
import { ReadReport } from '../../../reports/application/read-report.js';
import { Actions } from '../../application/actions.js';
import { DecideProposals } from '../../application/decide-proposals.js';
import { proposalTools } from '../../application/proposal-tools.js';
import { Proposals } from '../../application/proposals.js';
import { orderTools } from '../../application/order-tools.js';
import { customerTools, reportTools } from '../../application/people-and-figures.js';
import { ShopLists } from '../../application/ports.js';
import { productTools } from '../../application/product-tools.js';
import type { StaffTool } from '../../application/staff-tool.js';

/** All tools for staff. */
@Injectable()
export class StaffTools {
  readonly all: readonly StaffTool[];

  constructor(
    lists: ShopLists,
    orders: Orders,
    parcels: OrderParcels,
    catalogue: AdminCatalogue,
    reports: ReadReport,
    clock: Clock,
    deciding: DecideProposals,
    proposals: Proposals,
    actions: Actions,
  ) {
    this.all = [
      ...orderTools(lists, orders, parcels),
      ...productTools(catalogue),
      ...customerTools(lists),
      ...reportTools(reports, clock),
      ...proposalTools(actions, deciding, proposals),
    ];
  }
}
