import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { labelOfAuthority } from '../../authorities/known.js';
import type { RegistrationDto } from '../http/admin-invoice.dto.js';
import type { InvoiceTables } from './tables.js';

/** What tax offices are told of the papers of an invoice's order, beside the invoice. */
export const registrationsOf = (eb: ExpressionBuilder<InvoiceTables, 'invoice'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('fiscal_registration as told')
      .select(['told.id', 'told.authority', 'told.state', 'told.reason', 'told.fiscal_number'])
      .select(['told.verification', 'told.registered_at'])
      .whereRef('told.order_id', '=', 'invoice.order_id'),
  ).as('registrations');

type Told = {
  id: string;
  authority: string;
  state: RegistrationDto['state'];
  reason: string;
  fiscal_number: string | null;
  verification: string | null;
  registered_at: string | null;
};

/** Of the paper with this id; null where no office is told of it. */
export function registrationOf(id: string, all: readonly Told[]): RegistrationDto | null {
  const told = all.find((one) => one.id === id);
  if (!told) return null;
  const { authority, state, reason, verification, fiscal_number: fiscalNumber, registered_at: at } = told;
  const registeredAt = at === null ? null : new Date(at).toISOString();
  return { authority: labelOfAuthority(authority), state, reason, fiscalNumber, verification, registeredAt };
}

/** What was sent of the papers of an invoice's order, beside the invoice. */
export const sendingsOf = (eb: ExpressionBuilder<InvoiceTables, 'invoice'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('e_invoice_sending as sent')
      .select(['sent.number', 'sent.participant', 'sent.state', 'sent.reason', 'sent.sent_at'])
      .whereRef('sent.order_id', '=', 'invoice.order_id')
      .orderBy('sent.created_at')
      .orderBy('sent.number'),
  ).as('sendings');
