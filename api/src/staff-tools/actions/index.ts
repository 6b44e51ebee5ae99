import { cancelOrder } from './cancel-order/definition.js';
import { changeDiscount } from './change-discount/definition.js';
import { changeProduct } from './change-product/definition.js';
import type { ActionPlugin } from './contract.js';
import type { Desk } from './desk.js';
import { makeDiscount } from './make-discount/definition.js';
import { noteCustomer } from './note-customer/definition.js';
import { noteOrder } from './note-order/definition.js';
import { refundOrder } from './refund-order/definition.js';
import { shipOrder } from './ship-order/definition.js';

/** Everything that may be proposed, in the order in which it is told. */
export const ACTIONS: readonly ((desk: Desk) => ActionPlugin)[] = [
  changeProduct,
  ...[shipOrder, cancelOrder, refundOrder, noteOrder],
  noteCustomer,
  ...[makeDiscount, changeDiscount],
];
