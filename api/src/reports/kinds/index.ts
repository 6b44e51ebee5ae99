import { categories } from './categories/definition.js';
import type { ReportKind } from './contract.js';
import { categoryMargins } from './category-margins/definition.js';
import { countries } from './countries/definition.js';
import { currencies } from './currencies/definition.js';
import { days } from './days/definition.js';
import { deliveries } from './deliveries/definition.js';
import { discountRules } from './discount-rules/definition.js';
import { discounts } from './discounts/definition.js';
import { fields } from './fields/definition.js';
import { groups } from './groups/definition.js';
import { margins } from './margins/definition.js';
import { methods } from './methods/definition.js';
import { products } from './products/definition.js';
import { refunds } from './refunds/definition.js';
import { returns } from './returns/definition.js';
import { stockPlaces } from './stock-places/definition.js';
import { stockValue } from './stock-value/definition.js';
import { taxes } from './taxes/definition.js';

/** Every report, in the order in which the panel offers them. */
export const REPORTS: readonly ReportKind[] = [
  days,
  products,
  categories,
  fields,
  countries,
  groups,
  methods,
  discounts,
  discountRules,
  deliveries,
  currencies,
  taxes,
  refunds,
  returns,
  margins,
  categoryMargins,
  stockValue,
  stockPlaces,
];
