import Stripe from 'stripe';
import { isUuid } from '../../../kernel/uuid.js';
import { NoProvider } from '../../../platform/config/provider-access.js';
import { log } from '../../../platform/logging/log.js';
import type { Missing, Refused, Unknown } from '../../application/ports.js';
import { outcomeOf as outcomeOfCall, unknown } from '../provider-calls.js';

/** An answer arrived and is not what was asked for. Nothing can be concluded from it. */
export class Nonsense extends Error {
  override readonly name = 'Nonsense';
}

/** Nothing was sent: the provider has just failed too often. */
export class Paused extends Error {
  override readonly name = 'Paused';
}

/** An id that may be ours, or null: an account's other users put references of their own into the same members. */
export function ours(id: string | null | undefined): string | null {
  return id && isUuid(id) ? id : null;
}

/**
 * What of a list can be read. An account's other users have sessions of other kinds and in other currencies in it: none of
 * them hides ours, which always can be.
 */
export function readable<One, Read>(list: readonly One[], read: (one: One) => Read): Read[] {
  const reasons: unknown[] = [];
  const items = list.flatMap((one) => {
    try {
      return [read(one)];
    } catch (error) {
      reasons.push(error);
      return [];
    }
  });
  const [err] = reasons;
  if (err) log.warn({ err, times: reasons.length }, 'the card provider lists what could not be read');
  return items;
}

/** Stripe counts in whole seconds. */
export function fromUnixSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** A definite no, or an outcome that nobody knows: only the second may be asked again under the same key. */
export const outcomeOf = (error: unknown): Refused | Unknown =>
  isDefinite(error)
    ? { outcome: 'refused', code: codeOf(error), message: error.message }
    : outcomeOfCall(error);

/** For reading: an object that is not there is an answer, a refusal is not. */
export function readingOf(error: unknown): Missing | Unknown {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
    return { outcome: 'missing' };
  return unknown(error);
}

/** True when the provider itself is in trouble, rather than our request. */
export function isTrouble(error: unknown): boolean {
  return !isDefinite(error) && !(error instanceof NoProvider) && !(error instanceof Paused);
}

/** Our key is not taken, or may not do it. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

function isDefinite(error: unknown): error is Stripe.errors.StripeError {
  return (
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  );
}

function codeOf(error: Stripe.errors.StripeError): string {
  return error.decline_code || error.code || error.rawType || error.type;
}
