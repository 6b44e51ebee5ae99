import { DEFAULT_PLACE } from '../../../inventory/domain/place.js';
import { baseCurrency, Currency, HIGHEST_PRICE } from '../../../kernel/currency.js';
import { decimalsAllowed } from '../../../kernel/money.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import type { ArrivalTerms, Unpacked } from '../../domain/arrival.js';
import type { ArrivalHead, ArrivalInFull } from '../persistence/arrival-reads.js';
import {
  type PurchaseOrderInputDto,
  type ReceiveArrivalDto,
  type TransferInputDto,
} from './arrivals-input.dto.js';
import type {
  PurchaseOrderDto,
  PurchaseOrderSummaryDto,
  TransferDto,
  TransferLineDto,
  TransferSummaryDto,
} from './arrivals.dto.js';

const said = ({ reference = '', note = '', expectedOn }: PurchaseOrderInputDto | TransferInputDto) => ({
  ...{ reference, note, expectedOn: expectedOn || null },
});

/** @throws InvalidInput at the field `lines.N.cost` for more decimals than the currency has, and for more in the shop's currency than a piece may cost */
export function readPurchase(body: PurchaseOrderInputDto): ArrivalTerms {
  const base = baseCurrency();
  const currency = Currency.of(body.currency ?? base.code);
  const costs = body.lines.map(({ cost }) =>
    typeof cost === 'number' ? currency.fromDecimal(cost) : undefined,
  );
  refuseCosts(costs, (cents) => cents === null, `Cost must be 0 or more, with ${decimalsAllowed(currency)}`);
  const worth = currency.code === base.code ? 1 : (body.rate ?? 0);
  const most = Math.min(HIGHEST_PRICE, Math.floor((base.highestPrice * currency.unit) / worth));
  refuseCosts(costs, (cents) => (cents ?? 0) > most, `Cost must be at most ${currency.toDecimal(most)}`);
  return {
    ...said(body),
    ...{ placeId: (body.placeId ?? DEFAULT_PLACE).toLowerCase(), fromPlaceId: null },
    ...{ supplier: body.supplier, supplierEmail: body.supplierEmail ?? '' },
    ...{ currency: currency.code, rate: currency.code === base.code ? null : (body.rate ?? null) },
    lines: body.lines.map(({ variantId, quantity }, index) => ({
      ...{ variantId: variantId.toLowerCase(), quantity, costCents: costs[index] ?? null },
    })),
  };
}

function refuseCosts(
  costs: readonly (number | null | undefined)[],
  isWrong: (cents: number | null | undefined) => boolean,
  message: string,
): void {
  const wrong = costs.flatMap((cents, index) =>
    isWrong(cents) ? [{ field: `lines.${index}.cost`, message }] : [],
  );
  if (wrong.length > 0) throw new InvalidInput(wrong);
}

export const readTransfer = (body: TransferInputDto): ArrivalTerms => ({
  ...said(body),
  ...{ placeId: body.placeId.toLowerCase(), fromPlaceId: body.fromPlaceId.toLowerCase() },
  ...{ supplier: '', supplierEmail: '', currency: null, rate: null },
  lines: body.lines.map(({ variantId, quantity }) => ({
    ...{ variantId: variantId.toLowerCase(), quantity, costCents: null },
  })),
});

export const readUnpacked = ({ lines }: ReceiveArrivalDto): Unpacked[] =>
  lines.map(({ variantId, received, lost }) => ({ variantId: variantId.toLowerCase(), received, lost }));

export function transferHead(head: ArrivalHead): TransferSummaryDto {
  const { kind: _, supplier, supplierEmail, currency, rate, ...rest } = head;
  const isOnTheWay = rest.sentAt !== null && rest.endedAt === null;
  const { pieces, received, lost, withdrawn } = counts(rest);
  return {
    ...{ ...rest, pieces, received, lost, withdrawn },
    onTheWay: isOnTheWay ? pieces - received - lost - withdrawn : 0,
  };
}

const counts = ({
  pieces,
  received,
  lost,
  withdrawn,
}: Record<'pieces' | 'received' | 'lost' | 'withdrawn', number | null>) => ({
  ...{ pieces: pieces ?? 0, received: received ?? 0, lost: lost ?? 0, withdrawn: withdrawn ?? 0 },
});

export const purchaseHead = (head: ArrivalHead): PurchaseOrderSummaryDto => ({
  ...transferHead(head),
  ...{ supplier: head.supplier, supplierEmail: head.supplierEmail, rate: head.rate },
  currency: head.currency ?? baseCurrency().code,
});

type Line = ArrivalInFull['lines'][number];

const lineOf = ({ costCents: _, ...line }: Line, { sentAt }: ArrivalHead): TransferLineDto => ({
  ...line,
  onTheWay: sentAt === null ? 0 : line.quantity - line.received - line.lost - line.withdrawn,
});

export const transferView = (one: ArrivalInFull): TransferDto => ({
  ...transferHead(headOf(one)),
  lines: one.lines.map((line) => lineOf(line, one)),
});

const headOf = ({ lines: _, ...head }: ArrivalInFull): ArrivalHead => head;

export function purchaseView(one: ArrivalInFull): PurchaseOrderDto {
  const head = purchaseHead(headOf(one));
  const currency = Currency.of(head.currency);
  const inDecimal = (cents: number | null) => (cents === null ? null : currency.toDecimal(cents));
  const isKnown = one.lines.every(({ costCents }) => costCents !== null);
  const total = one.lines.reduce((sum, { quantity, costCents }) => sum + quantity * (costCents ?? 0), 0);
  return {
    ...head,
    total: isKnown ? currency.toDecimal(total) : null,
    lines: one.lines.map((line) => ({ ...lineOf(line, one), cost: inDecimal(line.costCents) })),
  };
}
