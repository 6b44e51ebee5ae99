export type CustomerRecord = {
  id: string;
  name: string;
  email: string;
  phone: string;
  role: 'customer' | 'staff' | 'admin';
  disabled: boolean;
  orders: number;
  spent: number;
  lastOrderAt: string | null;
  lastSeenAt: string | null;
  createdAt: string;
};
