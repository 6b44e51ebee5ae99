import { createElement } from 'react';
import { Navigate } from 'react-router-dom';
import { page } from './layout/page';

/** Coupons and discounts have one list. */
const toPromotions = () => createElement(Navigate, { to: '/promotions', replace: true });

export const promotions = {
  list: page(async () => (await import('./discounts/promotion-list')).PromotionList),
};

export const coupons = {
  list: toPromotions,
  create: page(async () => (await import('./discounts/coupon-form')).CouponCreate),
  edit: page(async () => (await import('./discounts/coupon-form')).CouponEdit),
};
export const discounts = {
  list: toPromotions,
  create: page(async () => (await import('./discounts/discount-form')).DiscountCreate),
  edit: page(async () => (await import('./discounts/discount-form')).DiscountEdit),
};
