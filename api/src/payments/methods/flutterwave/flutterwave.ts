import type { ProviderTools } from '../tools.js';
import { FlutterwaveCaller } from './caller.js';
import { FlutterwaveStrategy } from './flutterwave-strategy.js';

/** Payments on the hosted page of Flutterwave's API, version 3: https://developer.flutterwave.com/docs/collecting-payments/standard */
export const make = ({ access, settings, clock, ids }: ProviderTools): FlutterwaveStrategy =>
  new FlutterwaveStrategy(new FlutterwaveCaller(access, clock), settings, ids, clock);
