import { Injectable, type CanActivate } from '@nestjs/common';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { UcpSwitchedOff } from '../../domain/refusals.js';

/** The shop's owner may not want assistants to buy: then there is nothing of the protocol here. */
@Injectable()
export class UcpIsOn implements CanActivate {
  constructor(private readonly terms: ShopTerms) {}

  async canActivate(): Promise<boolean> {
    if (!(await this.terms.read()).assistantsBuy) throw new UcpSwitchedOff();
    return true;
  }
}
