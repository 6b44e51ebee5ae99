import type { Trial } from '../../../kernel/connections.js';
import type { Missing, Refused, Unknown } from '../../application/ports.js';

/** One try to collect from a mobile wallet. `reference` is stored before the call; a repeat sends the same one. */
export type MobileAttempt = {
  reference: string;
  attemptId: string;
  amountCents: number;
  /** Must be the gateway's `currency`; nothing is converted after the quote. */
  currency: string;
  /** `+` and 11 to 15 digits. */
  mobileNumber: string;
  /** Shown on the phone, at most 160 characters. */
  message: string;
  /** Where the provider may send its one unsigned hint; carries an unguessable token. */
  callbackUrl: string | null;
};

export type MobileState = {
  state: 'pending' | 'paid' | 'failed';
  attemptId: string | null;
  amountCents: number | null;
  currency: string | null;
  /** The provider's id of the money, once paid. */
  transactionRef: string | null;
  failureCode: string | null;
};

/** The mobile-money provider. */
export abstract class MobileMoneyGateway {
  /** Whether the keys are taken. */
  abstract tryOut(): Promise<Trial>;
  /** The wallets' currency; the shop's price is quoted in it before the prompt. */
  abstract readonly currency: string;
  /** A new reference in the form that the provider wants. */
  abstract newReference(): string;
  /** Sends the prompt to the phone. `requested` also when the reference was known already. */
  abstract requestToPay(attempt: MobileAttempt): Promise<{ outcome: 'requested' } | Refused | Unknown>;
  /** `missing` means that the request never arrived: send it again under the same reference. */
  abstract readStatus(reference: string): Promise<({ outcome: 'found' } & MobileState) | Missing | Unknown>;
}
