import type { ProviderTools } from '../tools.js';
import { FlutterwaveCaller } from './caller.js';
import { flutterwave } from './definition.js';
import { FlutterwaveStrategy } from './flutterwave-strategy.js';

/** Payments on the hosted page of Flutterwave's API, version 3: https://developer.flutterwave.com/docs/collecting-payments/standard */
export const make = ({ access, values, settings, ids, clock }: ProviderTools): FlutterwaveStrategy =>
  new FlutterwaveStrategy(
    new FlutterwaveCaller(access, clock),
    settings,
    ids,
    clock,
    () => flutterwave.movesMoney?.(values()) ?? false,
  );
