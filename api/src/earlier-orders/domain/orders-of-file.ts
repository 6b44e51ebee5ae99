import { Currency } from '../../kernel/currency.js';
import type { SourceLine } from '../../kernel/sources/contract.js';
import { keyOfOrder, type EarlierOrder, type KnownOrder } from './earlier-order.js';
import { orderOfLines, type LineFault, type Readers } from './order-of-lines.js';

/** What becomes of an order of a file. */
export interface OrderLine {
  /** The first of its lines, counted from 1 with the headings. */
  line: number;
  number: string;
  email: string;
  action: 'create' | 'update' | 'nothing' | 'error';
  changes: { field: string; from: string; to: string }[];
  errors: LineFault[];
  /** What is left out of it, or taken for granted, a sentence each. */
  notes: string[];
}

export interface OrdersPlan {
  lines: OrderLine[];
  work: EarlierOrder[];
}

/** The lines of each order, in the order of the file: those that are about one thing of it, and say its number and no other day. */
function ordersIn(lines: readonly SourceLine[]): SourceLine[][] {
  const orders: SourceLine[][] = [];
  const last = new Map<string, { lines: SourceLine[]; placed: string }>();
  for (const line of lines) {
    const { placed = '' } = line.cells;
    const known = line.group === undefined ? undefined : last.get(line.group);
    if (known && (!placed || placed === known.placed)) {
      known.lines.push(line);
      continue;
    }
    const order = [line];
    orders.push(order);
    if (line.group !== undefined) last.set(line.group, { lines: order, placed });
  }
  return orders;
}

/**
 * The dry run of a file of orders over those that were brought along before, by their keys. An order that is there already is made
 * as the file has it, but stays whose it is where accounts became one (`movedTo` has those that are gone since); one of which any line is wrong is left out whole, for half an order is none. Pure.
 */
export function planOrders(
  lines: readonly SourceLine[],
  known: ReadonlyMap<string, KnownOrder>,
  readers: Readers,
  movedTo: ReadonlyMap<string, string | null> = new Map(),
): OrdersPlan {
  const stood = new Map<string, number>();
  const planned = ordersIn(lines).map((own) => {
    const { order: read, faults, notes } = orderOfLines(own, readers);
    const at = own[0]?.line ?? 0;
    const key = read.placedAt ? keyOfOrder(read) : '';
    const before = known.get(key);
    const email = before?.isMoved ? before.email : movedTo.get(key);
    const order = typeof email === 'string' ? { ...read, email } : read;
    if (email === null)
      faults.push({ line: at, field: 'email', message: 'Whoever this order is of was erased' });
    const twice = stood.get(key);
    if (faults.length === 0 && twice !== undefined)
      faults.push({ line: at, field: 'number', message: `This order stands in line ${twice} already` });
    if (faults.length === 0) stood.set(key, at);
    const changes = faults.length > 0 ? [] : differences(before, order);
    const line: OrderLine = {
      ...{ line: at, number: order.number, email: order.email },
      action: actionOf(before !== undefined, changes, faults),
      ...{ changes, errors: faults, notes },
    };
    return { line, order };
  });
  return {
    lines: planned.map(({ line }) => line),
    work: planned.flatMap(({ line, order }) =>
      line.action === 'create' || line.action === 'update' ? [order] : [],
    ),
  };
}

function actionOf(
  isKnown: boolean,
  changes: OrderLine['changes'],
  faults: readonly LineFault[],
): OrderLine['action'] {
  if (faults.length > 0) return 'error';
  if (!isKnown) return 'create';
  return changes.length > 0 ? 'update' : 'nothing';
}

/** What an order says, for a person to compare. */
function said(order: EarlierOrder): Record<string, string> {
  const currency = Currency.of(order.currency);
  const money = (cents: number | null) =>
    cents === null ? '' : `${order.currency} ${currency.toDecimal(cents)}`;
  return {
    placed: order.placedAt,
    email: order.email,
    name: order.name,
    status: order.status,
    shipping: money(order.shippingCents),
    tax: money(order.taxCents),
    discount: money(order.discountCents),
    total: money(order.totalCents),
    refunded: money(order.refundedCents),
    items: order.lines
      .map((line) => {
        const sku = line.sku && line.sku !== line.name ? ` (${line.sku})` : '';
        const amounts = [money(line.unitCents), money(line.totalCents)].filter(Boolean).join(' → ');
        return `${line.quantity} × ${line.name}${sku}${amounts && `: ${amounts}`}`;
      })
      .join('; '),
  };
}

function differences(before: EarlierOrder | undefined, after: EarlierOrder): OrderLine['changes'] {
  const [was, is] = [before ? said(before) : {}, said(after)];
  return Object.entries(is)
    .map(([field, to]) => ({ field, from: was[field] ?? '', to }))
    .filter(({ from, to }) => from !== to);
}
