import {
  ArrivalEmpty,
  ArrivalIsDraft,
  ArrivalIsOver,
  ArrivalIsSent,
  MoreThanOnTheWay,
  NothingArrived,
} from './refusals.js';

/** `purchase`: a supplier sends it. `transfer`: another place of the shop does. */
export const ARRIVAL_KINDS = ['purchase', 'transfer'] as const;
export type ArrivalKind = (typeof ARRIVAL_KINDS)[number];

export const ARRIVAL_STATES = ['draft', 'sent', 'partly', 'received', 'closed', 'cancelled'] as const;
export type ArrivalState = (typeof ARRIVAL_STATES)[number];

export const MOST_LINES = 300;
export const MOST_PIECES = 1_000_000;

/** What is wanted of one variant. */
export interface WantedLine {
  variantId: string;
  quantity: number;
  /** Of one piece, in smallest units of the arrival's currency; null is not known. */
  costCents: number | null;
}

/** What has become of it so far. */
export interface ArrivalLine extends WantedLine {
  received: number;
  /** Refused when it came, or not there any more. */
  lost: number;
  /** Called off: it never came, or went back to where it had lain. */
  withdrawn: number;
}

/** What is said of goods that are to come. */
export interface ArrivalTerms {
  /** The place to which they come. */
  placeId: string;
  /** Of a transfer: where they lie before. */
  fromPlaceId: string | null;
  supplier: string;
  supplierEmail: string;
  reference: string;
  note: string;
  /** A day of the shop. */
  expectedOn: string | null;
  /** Of costs; null of a transfer. */
  currency: string | null;
  /** What one of that currency is worth in the shop's; null where it is the shop's, or nobody has said. */
  rate: number | null;
  lines: readonly WantedLine[];
}

export interface Arrival extends ArrivalTerms {
  id: string;
  kind: ArrivalKind;
  state: ArrivalState;
  version: number;
  lines: readonly ArrivalLine[];
}

/** Pieces of a variant, and at which line they stand. */
export interface Piece {
  variantId: string;
  quantity: number;
  line: number;
}

/** What somebody has unpacked of one variant. */
export interface Unpacked {
  variantId: string;
  received: number;
  lost: number;
}

export const onTheWay = ({ quantity, received, lost, withdrawn }: ArrivalLine): number =>
  quantity - received - lost - withdrawn;

export const isOpen = ({ state }: Pick<Arrival, 'state'>): boolean => state === 'sent' || state === 'partly';

/** How it stands with these lines, once it was sent. */
function stateOf(lines: readonly ArrivalLine[]): ArrivalState {
  const [isDone, hasCome] = [
    lines.every((line) => onTheWay(line) === 0),
    lines.some(({ received }) => received > 0),
  ];
  if (isDone && lines.some(({ withdrawn }) => withdrawn > 0)) return hasCome ? 'closed' : 'cancelled';
  if (isDone) return 'received';
  return lines.some(({ received, lost }) => received + lost > 0) ? 'partly' : 'sent';
}

/** It is on its way from now on. Pure. @throws ArrivalIsSent, ArrivalEmpty */
export function sent<One extends Arrival>(arrival: One): One {
  if (arrival.state !== 'draft') throw new ArrivalIsSent();
  if (arrival.lines.length === 0) throw new ArrivalEmpty();
  return { ...arrival, state: 'sent' };
}

/** The lines after something was unpacked. Pure. @throws ArrivalIsDraft, ArrivalIsOver, NothingArrived, MoreThanOnTheWay at the fields `lines.N.received` */
export function received<One extends Arrival>(arrival: One, unpacked: readonly Unpacked[]): One {
  refuseUnlessOpen(arrival);
  const found = new Map(unpacked.map((one, index) => [one.variantId, { ...one, index }]));
  if (!unpacked.some((one) => one.received + one.lost > 0)) throw new NothingArrived();
  const known = new Map(arrival.lines.map((line) => [line.variantId, line]));
  const tooMany = unpacked.flatMap((one, index) => {
    const line = known.get(one.variantId);
    const isTwice = found.get(one.variantId)?.index !== index;
    return !line || isTwice || one.received + one.lost > onTheWay(line) ? [index] : [];
  });
  if (tooMany.length > 0) throw new MoreThanOnTheWay(tooMany);
  const lines = arrival.lines.map((line) => {
    const one = found.get(line.variantId);
    return one ? { ...line, received: line.received + one.received, lost: line.lost + one.lost } : line;
  });
  return { ...arrival, lines, state: stateOf(lines) };
}

/**
 * Nothing more comes: what is on the way is called off, or lost where there is no shelf left for it to go back to. Pure.
 * @throws ArrivalIsDraft, ArrivalIsOver
 */
export function closed<One extends Arrival>(arrival: One, nowhere: ReadonlySet<string> = new Set()): One {
  refuseUnlessOpen(arrival);
  const lines = arrival.lines.map((line) =>
    nowhere.has(line.variantId)
      ? { ...line, lost: line.lost + onTheWay(line) }
      : { ...line, withdrawn: line.withdrawn + onTheWay(line) },
  );
  return { ...arrival, lines, state: stateOf(lines) };
}

function refuseUnlessOpen(arrival: Arrival): void {
  if (arrival.state === 'draft') throw new ArrivalIsDraft();
  if (!isOpen(arrival)) throw new ArrivalIsOver();
}

/** Pieces by variant, in the order in which shelves are locked, each with the line where it stands; those of nothing are left out. Pure. */
export const piecesOf = <Line extends { variantId: string }>(
  lines: readonly Line[],
  count: (line: Line) => number,
): Piece[] =>
  lines
    .map((one, line) => ({ variantId: one.variantId, quantity: count(one), line }))
    .filter(({ quantity }) => quantity !== 0)
    .toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));

/**
 * What a piece costs on average when some come to those that are there; what they cost where those were of no known cost,
 * or there were none. Pure, in whole smallest units.
 */
export function averageCost(
  there: { pieces: number; costCents: number | undefined },
  come: { pieces: number; costCents: number },
): number {
  if (there.costCents === undefined || there.pieces <= 0) return come.costCents;
  const worth = there.pieces * there.costCents + come.pieces * come.costCents;
  return Math.round(worth / (there.pieces + come.pieces));
}
