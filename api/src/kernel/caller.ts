export type Role = 'customer' | 'staff' | 'admin';

/** Who is asking: read from the database on every request, never believed from the token. */
export interface Caller {
  accountId: string;
  sessionId: string;
  role: Role;
  name: string;
  email: string;
}
