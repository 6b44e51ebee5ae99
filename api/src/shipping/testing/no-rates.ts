import type { Clock } from '../../kernel/clock.js';
import { LiveRates } from '../application/live-rates.js';
import { MemoryKeptRates } from './memory-kept-rates.js';
import { PlayedCarrier } from './played-carrier.js';

/** A shop without a carrier. */
export function noRates(clock: Clock): LiveRates {
  const carrier = new PlayedCarrier();
  carrier.isConfigured = false;
  return new LiveRates(carrier, new MemoryKeptRates(), clock);
}
