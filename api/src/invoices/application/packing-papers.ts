import { wayOf } from '../../kernel/delivery-way.js';
import type { OrderParcels } from '../../orders/application/order-parcels.js';
import type { Orders } from '../../orders/application/ports.js';
import { linesToSend, type PiecesToSend, type ToSend } from '../../orders/application/to-send.js';
import type { Order } from '../../orders/domain/order.js';
import type { OrderLine } from '../../orders/domain/order-line.js';
import { isOpen, type Parcel } from '../../orders/domain/parcel.js';
import { ParcelNotFound } from '../../orders/domain/parcel-refusals.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { PrintedSeller, Seller, Unkept } from './ports.js';
import type { Printed } from './printed-paper.js';

/** So many pieces of something, as it was called when it was ordered. */
export interface Pieces {
  sku: string;
  name: string;
  options: Readonly<Record<string, string>>;
  quantity: number;
}

/** So many pieces of one variant, as it was ordered. */
export interface PackedLine extends Pieces {
  /** Of a bundle what lies on the shelves, for all of its pieces together. */
  parts?: readonly Pieces[] | null | undefined;
}

/** What goes into a parcel of an order; no lines where nothing is left to send. */
export interface PackingSlip {
  order: Order;
  lines: readonly PackedLine[];
}

/** So many pieces to be fetched from the shelf, and the numbers of the orders that they are for. */
export interface PickedLine extends Pieces {
  orders: readonly string[];
}

/** Draws papers of the people who pack: no price stands on them. */
export abstract class PackingPrinter {
  /** A page for each parcel, in the language of its order. */
  abstract slips(slips: readonly PackingSlip[], shop: PrintedSeller, unkept?: Unkept): Promise<Uint8Array>;
  /** In the shop's first language. */
  abstract pickList(
    lines: readonly PickedLine[],
    orders: number,
    shop: PrintedSeller,
    unkept?: Unkept,
  ): Promise<Uint8Array>;
}

/** The papers of whoever picks and packs orders. */
export class PrintPackingPapers {
  constructor(
    private readonly orders: Orders,
    private readonly toSend: ToSend,
    private readonly seller: Seller,
    private readonly printer: PackingPrinter,
    private readonly parcels: OrderParcels,
  ) {}

  /** Of each order its parcels in the shop, and what is in none; of one that is sent, its parcels. Or one parcel alone. @throws OrderNotFound, ParcelNotFound */
  async printSlips(orderIds: readonly string[], parcelId?: string): Promise<Printed> {
    const { orders, left } = await this.read(orderIds);
    const parcels = await this.parcels.ofOrders(orderIds);
    const slips = orders.flatMap((order) =>
      boxesOf(parcels.get(order.id) ?? [], left.get(order.id) ?? [], parcelId).map((pieces) => ({
        ...{ order, lines: packedLines(order, pieces) },
      })),
    );
    if (slips.length === 0) throw new ParcelNotFound();
    const bytes = await this.printer.slips(slips, await this.seller.read());
    return { fileName: 'packing-slips.pdf', bytes };
  }

  /** The goods of all the orders that wait to be sent, added up, by article number. @throws OrderNotFound */
  async printPickList(orderIds: readonly string[]): Promise<Printed> {
    const { orders, left } = await this.read(orderIds);
    const waiting = orders.filter((order) => order.status === 'processing' && left.has(order.id));
    const lines = pickedLines(waiting, left);
    const bytes = await this.printer.pickList(lines, waiting.length, await this.seller.read());
    return { fileName: 'pick-list.pdf', bytes };
  }

  private async read(orderIds: readonly string[]) {
    const orders = await this.orders.findMany(orderIds);
    if (orders.length < new Set(orderIds).size) throw new OrderNotFound();
    const waiting = orders.filter(({ status }) => status !== 'shipped' && status !== 'delivered');
    return { orders, left: await this.toSend.of(waiting.map(({ id }) => id)) };
  }
}

/** What goes together. */
function boxesOf(
  parcels: readonly Parcel[],
  left: readonly PiecesToSend[],
  parcelId: string | undefined,
): (readonly PiecesToSend[])[] {
  if (parcelId !== undefined) return parcels.filter(({ id }) => id === parcelId).map(({ lines }) => lines);
  const open = parcels.filter(isOpen);
  const inShop = [...open.map(({ lines }) => lines), ...(left.length > 0 ? [left] : [])];
  if (inShop.length > 0) return inShop;
  return parcels.length > 0 ? parcels.map(({ lines }) => lines) : [[]];
}

function packedLines(order: Order, pieces: readonly PiecesToSend[]): PackedLine[] {
  return linesToSend(order.lines, pieces).map(({ line, quantity }) => ({
    ...{ sku: line.sku, name: line.name, options: line.options, quantity },
    ...(line.parts ? { parts: onShelves(line, quantity) } : {}),
  }));
}

/** What is fetched for so many pieces of a line: of a bundle its parts. */
function onShelves(line: OrderLine, quantity: number): (Pieces & { variantId: string })[] {
  const { variantId, sku, name, options, parts } = line;
  if (!parts) return [{ variantId, sku, name, options, quantity }];
  return parts.map((part) => ({ ...part, quantity: part.quantity * quantity }));
}

type Left = ReadonlyMap<string, readonly PiecesToSend[]>;

/** By article number, and those of one number by name, as shelves are walked along. */
export function pickedLines(orders: readonly Order[], left: Left): PickedLine[] {
  const picked = new Map<string, { line: Pieces; orders: Set<string> }>();
  for (const order of orders)
    for (const { line, quantity } of linesToSend(order.lines, left.get(order.id) ?? []))
      for (const { variantId, quantity: pieces, ...one } of onShelves(line, quantity)) {
        const known = picked.get(variantId) ?? { line: { ...one, quantity: 0 }, orders: new Set<string>() };
        picked.set(variantId, {
          line: { ...known.line, quantity: known.line.quantity + pieces },
          orders: known.orders.add(order.number),
        });
      }
  return [...picked.values()]
    .map(({ line, orders: numbers }) => ({ ...line, orders: [...numbers] }))
    .toSorted((a, b) => COMPARED(a.sku, b.sku) || COMPARED(a.name, b.name));
}

const COMPARED = new Intl.Collator('en', { numeric: true }).compare;

/** Its buyer fetches it: the slip names the place instead of an address. */
export const isFetched = ({ delivery }: Order): boolean => wayOf(delivery) === 'pickup';
