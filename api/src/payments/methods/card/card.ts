import type { ProviderTools } from '../tools.js';
import { CardStrategy } from './card-strategy.js';
import { card } from './definition.js';
import { StripeCaller } from './stripe-caller.js';
import { StripeCardGateway } from './stripe-card-gateway.js';

/** Cards by Stripe, or by the local sandbox in its place. */
export function make({ access, clock, settings, values }: ProviderTools): CardStrategy {
  const gateway = new StripeCardGateway(new StripeCaller(access, clock), clock, () => card.hosts(values()));
  const inBrowser = () => {
    if (!access.has(card.provider)) return undefined;
    const { inBrowser: played, isSimulated } = access.of(card.provider);
    return isSimulated ? played : card.express?.(values());
  };
  return new CardStrategy(gateway, settings, () => card.movesMoney?.(values()) ?? false, inBrowser);
}
