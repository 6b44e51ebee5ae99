import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<string, Date | string, Date | string>;
type MaybeTime = ColumnType<string | null, Date | string | null, Date | string | null>;

export interface AccountTables {
  account: {
    id: string;
    name: string;
    email: string;
    role: 'customer' | 'staff' | 'admin';
    disabled_at: MaybeTime;
    last_seen_at: MaybeTime;
  };
  session: {
    id: string;
    account_id: string;
    remember: boolean;
    user_agent: string;
    ip: string;
    created_at: Time;
    last_seen_at: Time;
    expires_at: Time;
    revoked_at: MaybeTime;
  };
  password_reset: {
    id: string;
    account_id: string;
    token_hash: string;
    expires_at: Time;
    used_at: MaybeTime;
    created_at: Time;
  };
  address: {
    id: string;
    account_id: string;
    first_name: string;
    last_name: string;
    street: string;
    city: string;
    state: string;
    zip_code: string;
    country: string;
    phone: string;
    is_default: Generated<boolean>;
    created_at: Time;
  };
}
