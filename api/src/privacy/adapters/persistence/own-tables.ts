/** Tables of which nothing is left of an account. */
export const OWN_TABLES = [
  'session',
  'password_reset',
  'address',
  'favorite',
  'cart_line',
  'idempotency_key',
  'unpaid_order',
  'email_confirmation',
  'email_change',
  'security_event',
  'second_factor',
  'recovery_code',
  'passkey',
  'customer_group_member',
  'customer_tag',
  'customer_note',
] as const;
