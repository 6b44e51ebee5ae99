export type CustomerRecord = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: string;
  orders: number;
  spent: number;
  lastSeenAt: string | null;
  createdAt: string;
};
