import type { ProviderTools } from '../tools.js';
import { MobileStrategy } from './mobile-strategy.js';
import { MomoGateway } from './momo-gateway.js';

/** Wallets by MTN, or by the local sandbox in its place. */
export const make = ({ access, values, settings, ids, clock }: ProviderTools): MobileStrategy =>
  new MobileStrategy(new MomoGateway(access, values, clock), settings, ids, clock, () =>
    Number(values()['MOMO_RATE'] ?? 1),
  );
