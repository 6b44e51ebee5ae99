import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { InvalidPurchase } from '../../domain/refusals.js';

/** The card fields of the specification's form stay in the browser; these names never belong in a call. */
const CARD_FIELDS = [
  'accountNumber',
  'routingNumber',
  'bankName',
  'accountName',
  'cardNumber',
  'cvc',
  'cvv',
  'expiry',
];

/** Refuses card data with 400 before anything reads or logs it (failure 29). */
@Injectable()
export class NoCardData implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const body: unknown = context.switchToHttp().getRequest<Request>().body;
    const sent = typeof body === 'object' && body !== null ? body : {};
    const field = CARD_FIELDS.find((name) => name in sent);
    if (field) throw new InvalidPurchase('Card details must not be sent to the shop.', field);
    return true;
  }
}
