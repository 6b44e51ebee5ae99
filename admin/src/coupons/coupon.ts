export type CouponRecord = {
  id: string;
  code: string;
  description: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  amount: number | null;
  minTotal: number;
  firstOrderOnly: boolean;
  accountEmail: string | null;
  maxUses: number | null;
  perAccount: number;
  used: number;
  isActive: boolean;
  startsAt: string | null;
  endsAt: string | null;
  createdAt: string;
};
