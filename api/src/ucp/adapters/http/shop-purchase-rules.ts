import { Injectable } from '@nestjs/common';
import { inputPipe } from '../../../platform/http/invalid-input.js';
import { PurchaseRules } from '../../application/ports.js';
import type { Said } from '../../domain/session.js';
import { SaidPurchaseDto } from './purchase-rules.dto.js';

/** The rules of the shop's own calls. */
@Injectable()
export class ShopPurchaseRules implements PurchaseRules {
  private readonly pipe = inputPipe();

  async check(said: Said): Promise<Said> {
    const { buyer, address } = said;
    const sent = {
      ...(buyer.email || buyer.phone
        ? { contact: { email: buyer.email ?? '', phone: buyer.phone ?? '' } }
        : {}),
      ...(address ? { shippingAddress: placeOf(said) } : {}),
      ...(said.optionId === null ? {} : { shippingMethodId: said.optionId }),
      ...(said.codes[0] === undefined ? {} : { couponCode: said.codes[0] }),
      ...(said.mobileNumber === null ? {} : { mobileNumber: said.mobileNumber }),
    };
    const metadata = { type: 'body', metatype: SaidPurchaseDto } as const;
    const kept = (await this.pipe.transform(sent, metadata)) as SaidPurchaseDto;
    return {
      ...said,
      buyer: { ...buyer, ...(kept.contact ? { phone: kept.contact.phone, email: kept.contact.email } : {}) },
      address: address && { id: address.id, ...(kept.shippingAddress ?? address) },
      mobileNumber: kept.mobileNumber ?? null,
    };
  }
}

const placeOf = ({ address }: Said) => {
  const { id: _platforms, ...place } = address ?? { id: '' };
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
};
