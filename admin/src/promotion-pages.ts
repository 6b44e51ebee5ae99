import { page } from './layout/page';

export const coupons = {
  list: page(async () => (await import('./coupons/coupon-list')).CouponList),
  create: page(async () => (await import('./coupons/coupon-form')).CouponCreate),
  edit: page(async () => (await import('./coupons/coupon-form')).CouponEdit),
};
export const discounts = {
  list: page(async () => (await import('./discounts/discount-list')).DiscountList),
  create: page(async () => (await import('./discounts/discount-form')).DiscountCreate),
  edit: page(async () => (await import('./discounts/discount-form')).DiscountEdit),
};
