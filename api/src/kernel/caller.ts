export type Role = 'customer' | 'staff' | 'admin';

/** Who a verified token says is asking: what acts for them still has to read whether they may. */
export interface NamedCaller {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Who is asking: read from the database on every request, never believed from the token. */
export interface Caller {
  accountId: string;
  sessionId: string;
  role: Role;
  name: string;
  email: string;
}
