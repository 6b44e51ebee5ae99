import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { ShopNotOpen } from '../../domain/shop-not-open.js';

/** Lets nobody but the staff buy while the shop is not open: they try it. */
@Injectable()
export class ShopIsOpen implements CanActivate {
  constructor(private readonly terms: ShopTerms) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    if (user?.role === 'staff' || user?.role === 'admin') return true;
    if (!(await this.terms.read()).isOpen) throw new ShopNotOpen();
    return true;
  }
}
