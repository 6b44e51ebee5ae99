import type { Played, SandboxPlugin } from './contract.js';
import { daraja } from './daraja/daraja.js';
import { easypost } from './easypost/easypost.js';
import { flutterwave } from './flutterwave/flutterwave.js';
import { paypal } from './paypal/paypal.js';

/** The payment providers that are played as plugins. A new one is a folder beside this file and a line here. */
export const PLUGINS: readonly SandboxPlugin[] = [daraja, flutterwave, paypal];

/** The carriers that are played, beside played cards alone. A new one is a folder beside this file and a line here. */
export const CARRIERS: readonly Played[] = [easypost];
