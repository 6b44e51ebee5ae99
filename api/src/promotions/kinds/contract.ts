import type { Field, FieldValues } from '../../kernel/fields/field.js';
import type { Money } from '../../kernel/money.js';

/** A line of a basket that a discount is for, and what is left of its price after the discounts before. */
export interface DiscountedLine {
  quantity: number;
  unitPrice: Money;
  /** Never below zero, never above `unitPrice * quantity`. */
  left: Money;
}

interface Kind {
  /** As rows and receipts keep it. It never changes. */
  name: string;
  label: string;
  /** What it does, in a sentence for whoever makes one. */
  help: string;
  /** What it asks for. Amounts of money are whole smallest units; in a rule at hand those of the order's currency. */
  fields: readonly Field[];
  /** What is wrong with values that are each right by themselves, by the name of a field. */
  faults?: (values: FieldValues) => { field: string; message: string }[];
  /** Whether it may take more than half of what somebody pays: it counts like money that is given back then. */
  isGenerous: (values: FieldValues, minTotalCents: number) => boolean;
  /** The most that one order gets of it, in smallest units; left out where nothing bounds it. */
  mostPerOrder?: (values: FieldValues) => number;
}

/** It takes something off goods. */
export interface GoodsKind extends Kind {
  /** What it takes off each of these lines, in their order; at most what is left of it. Pure. */
  off: (values: FieldValues, lines: readonly DiscountedLine[]) => Money[];
  /** The product whose price it lowers, where that is not what it is for: what it is for must be in the basket besides. */
  gives?: (values: FieldValues) => string;
}

/** It takes something off the delivery. */
export interface DeliveryKind extends Kind {
  /** What it takes off the price that is left of the delivery; at most that. Pure. */
  offDelivery: (values: FieldValues, left: Money) => Money;
}

export type DiscountKind = GoodsKind | DeliveryKind;

export const isForDelivery = (kind: DiscountKind): kind is DeliveryKind => 'offDelivery' in kind;

/** A number among the values; 0 where there is none. */
export const numberOf = (values: FieldValues, name: string): number => Number(values[name] ?? 0);
