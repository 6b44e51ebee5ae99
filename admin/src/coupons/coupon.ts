export type CouponRecord = {
  id: string;
  code: string;
  description: string;
  kind: 'percent' | 'amount';
  value: number;
  minTotal: number | null;
  maxUses: number | null;
  usesPerCustomer: number | null;
  uses: number;
  startsAt: string | null;
  endsAt: string | null;
  active: boolean;
};
