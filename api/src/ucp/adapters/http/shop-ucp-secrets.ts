import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OrderLinks } from '../../../platform/auth/order-links.js';
import { networksOf } from '../../../platform/rate-limit/network.js';
import { UcpSecrets } from '../../application/ports.js';
import { UcpKeys } from './ucp-keys.js';
import type { SessionKind } from '../../domain/session.js';

const SECRET_BYTES = 24;

/** Whoever knows the id of a cart or a checkout may lead it: 192 random bits. */
@Injectable()
export class ShopUcpSecrets extends UcpSecrets {
  constructor(
    private readonly links: OrderLinks,
    private readonly keys: UcpKeys,
  ) {
    super();
  }

  override newId = (kind: SessionKind): string =>
    `${kind}_${randomBytes(SECRET_BYTES).toString('base64url')}`;

  override digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

  override orderPage = (shop: string, orderId: string): string =>
    `${shop}/orders/${orderId}#${this.links.tokenFor(orderId)}`;

  override publicKeys = () => this.keys.published;

  override networksOf = (ip: string) => networksOf(ip);
}
