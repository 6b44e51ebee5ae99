import { page } from '../layout/page';

/** Gift cards and store credit, each page loaded when it is first opened. */
export const creditPages = {
  list: page(async () => (await import('./credit-list')).CreditList),
  create: page(async () => (await import('./credit-create')).CreditCreate),
  show: page(async () => (await import('./credit-show')).CreditShow),
};
