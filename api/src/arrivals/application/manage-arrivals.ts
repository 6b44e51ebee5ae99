import type { VariantCosts } from '../../catalogue/application/variant-costs.js';
import type { Places, KnownPlace } from '../../inventory/application/places.js';
import { PlaceLacksStock, PlaceNotFound } from '../../inventory/domain/place.js';
import { baseCurrency, Currency } from '../../kernel/currency.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import * as steps from '../domain/arrival.js';
import type { Arrival, ArrivalKind, ArrivalTerms, Piece, Unpacked } from '../domain/arrival.js';
import {
  ArrivalChanged,
  ArrivalIsSent,
  BundlesDoNotArrive,
  NoSuchGoods,
  NotCounted,
  PurchaseOrderNotFound,
  SamePlace,
  TransferNotFound,
} from '../domain/refusals.js';
import type { Arrivals } from './arrivals.js';

export const notFoundOf = { purchase: PurchaseOrderNotFound, transfer: TransferNotFound } as const;

/** One arrival of a kind, and who acts on it. */
export interface Aimed {
  kind: ArrivalKind;
  id: string;
  actorId: string;
}

/** Purchase orders and transfers: one thing that leaves somewhere and arrives at a place, in parts or at once. */
export class ManageArrivals {
  constructor(
    private readonly arrivals: Arrivals,
    private readonly places: Places,
    private readonly costs: VariantCosts,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns its id. @throws PlaceNotFound, SamePlace, NoSuchGoods */
  create(kind: ArrivalKind, terms: ArrivalTerms): Promise<string> {
    const id = this.ids.next();
    return this.unitOfWork.run(async () => {
      await this.placesOf(terms);
      refuseStrangers(await this.arrivals.add(kind, id, terms));
      return id;
    });
  }

  /**
   * A draft changes as a whole; of one that is sent only what is said of it. `read` is the version that was read.
   * @throws PurchaseOrderNotFound, TransferNotFound, ArrivalChanged, ArrivalIsSent, PlaceNotFound, SamePlace, NoSuchGoods
   */
  change({ kind, id }: Omit<Aimed, 'actorId'>, terms: ArrivalTerms, read?: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.found(kind, id, read);
      if (before.state !== 'draft' && !isSameGoods(before, terms)) throw new ArrivalIsSent();
      if (before.state === 'draft') await this.placesOf(terms);
      refuseStrangers(await this.arrivals.rewrite(id, terms));
    });
  }

  /** Throws a draft away. @throws PurchaseOrderNotFound, TransferNotFound, ArrivalIsSent */
  remove(kind: ArrivalKind, id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      if ((await this.found(kind, id)).state !== 'draft') throw new ArrivalIsSent();
      await this.arrivals.remove(id);
    });
  }

  /**
   * It is on its way from now on; of a transfer the pieces leave their place.
   * @throws PurchaseOrderNotFound, TransferNotFound, ArrivalChanged, ArrivalIsSent, ArrivalEmpty, PlaceNotFound, NotCounted, PlaceLacksStock
   */
  send(at: Aimed, read?: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const arrival = steps.sent(await this.found(at.kind, at.id, read));
      const { from, to } = await this.placesOf(arrival);
      const leaving = steps.piecesOf(arrival.lines, ({ quantity }) => quantity);
      await this.counted(to, leaving);
      if (from) await this.move(at, from, leaving, -1);
      await this.arrivals.progress(arrival);
    });
  }

  /**
   * Something has come, or is lost. Whoever has not seen the version as it is now is refused: of two who unpack the same
   * delivery one counts.
   * @throws PurchaseOrderNotFound, TransferNotFound, ArrivalChanged, ArrivalIsDraft, ArrivalIsOver, NothingArrived, MoreThanOnTheWay, NotCounted
   */
  receive(at: Aimed, unpacked: readonly Unpacked[], read: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.found(at.kind, at.id, read);
      const after = steps.received(before, unpacked);
      const { to } = await this.placesOf(before);
      const come = steps.piecesOf(unpacked, (one) => one.received);
      await this.counted(to, come);
      if (at.kind === 'purchase') await this.average(after, come);
      await this.move(at, to, come, 1, costsOf(after));
      await this.arrivals.progress(after);
    });
  }

  /**
   * Nothing more of it comes: what a supplier still owes is called off, what is between places goes back. Goods that are deleted, or
   * without number by now, are lost on the way: nobody counts them anywhere.
   * @throws PurchaseOrderNotFound, TransferNotFound, ArrivalChanged, ArrivalIsDraft, ArrivalIsOver
   */
  close(at: Aimed, read?: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.found(at.kind, at.id, read);
      const { from } = await this.placesOf(before);
      const back = steps.piecesOf(before.lines, steps.onTheWay);
      const nowhere = new Set(
        from ? (await this.uncounted(from, back)).map(({ variantId }) => variantId) : [],
      );
      const after = steps.closed(before, nowhere);
      const there = back.filter(({ variantId }) => !nowhere.has(variantId));
      if (from) await this.move(at, from, there, 1);
      await this.arrivals.progress(after);
    });
  }

  private async found(kind: ArrivalKind, id: string, read?: number): Promise<Arrival> {
    const arrival = await this.arrivals.find(kind, id);
    if (!arrival) throw new notFoundOf[kind]();
    if (read !== undefined && read !== arrival.version) throw new ArrivalChanged(arrival.version);
    return arrival;
  }

  /** Held open until the end of the transaction: nobody closes a place to which something is on its way. */
  private async placesOf({ placeId, fromPlaceId }: Pick<ArrivalTerms, 'placeId' | 'fromPlaceId'>) {
    if (placeId === fromPlaceId) throw new SamePlace();
    const [to, from] = [
      await this.places.find(placeId),
      fromPlaceId === null ? undefined : await this.places.find(fromPlaceId),
    ];
    if (!to || (fromPlaceId !== null && !from)) throw new PlaceNotFound();
    return { to, from };
  }

  /** Locks the shelves. @throws BundlesDoNotArrive, NotCounted */
  private async counted(place: KnownPlace, pieces: readonly Piece[]): Promise<void> {
    const ids = pieces.map(({ variantId }) => variantId);
    const uncounted = await this.uncounted(place, pieces);
    const bundles = await this.places.bundlesAmong(ids);
    const made = pieces.filter(({ variantId }) => bundles.has(variantId));
    if (made.length > 0) throw new BundlesDoNotArrive(made.map(({ line }) => line));
    if (uncounted.length > 0) throw new NotCounted(uncounted.map(({ line }) => line));
  }

  /** Those of goods that are gone, or of which there is any number. Locks the shelves. */
  private async uncounted(place: KnownPlace, pieces: readonly Piece[]): Promise<Piece[]> {
    const ids = pieces.map(({ variantId }) => variantId);
    await this.places.lock(ids);
    const there = await this.places.onHand(place, ids);
    return pieces.filter(({ variantId }) => typeof there.get(variantId) !== 'number');
  }

  private async move(
    { kind, id, actorId }: Aimed,
    place: KnownPlace,
    pieces: readonly Piece[],
    sign: 1 | -1,
    costs?: ReadonlyMap<string, number>,
  ): Promise<void> {
    const moved = { kind: kind === 'purchase' ? ('receive' as const) : ('transfer' as const), reason: '' };
    try {
      await this.places.move(
        place,
        pieces.map(({ variantId, quantity }) => ({ variantId, quantity: sign * quantity })),
        { ...moved, actorId, sourceId: id, ...(costs ? { costs } : {}) },
      );
    } catch (error) {
      if (!(error instanceof PlaceLacksStock)) throw error;
      // the shelves were asked for in their own order
      const at = (error.details.fields ?? []).map(({ field }) => Number(field.split('.')[1]));
      throw new PlaceLacksStock(at.map((index) => `lines.${pieces[index]?.line ?? index}.quantity`));
    }
  }

  /** What a piece costs now that dearer or cheaper ones lie beside those that were there. */
  private async average(arrival: Arrival, come: readonly Piece[]): Promise<void> {
    const costs = costsOf(arrival);
    const priced = come.filter(({ variantId }) => costs.has(variantId));
    if (priced.length === 0) return;
    const ids = priced.map(({ variantId }) => variantId);
    const [known, pieces] = [await this.costs.known(ids, 'held'), await this.places.everywhere(ids)];
    await this.costs.set(
      priced.map(({ variantId, quantity }) => ({
        variantId,
        costCents: steps.averageCost(
          { pieces: pieces.get(variantId) ?? 0, costCents: known.get(variantId) },
          { pieces: quantity, costCents: costs.get(variantId) ?? 0 },
        ),
      })),
    );
  }
}

function refuseStrangers(lines: readonly number[]): void {
  if (lines.length > 0) throw new NoSuchGoods(lines);
}

const goodsOf = ({ placeId, fromPlaceId, currency, rate, lines }: ArrivalTerms): string =>
  JSON.stringify([
    ...[placeId, fromPlaceId, currency, rate],
    ...lines.map(({ variantId, quantity, costCents }) => [variantId, quantity, costCents]),
  ]);

const isSameGoods = (one: ArrivalTerms, other: ArrivalTerms): boolean => goodsOf(one) === goodsOf(other);

/** What pieces cost in the shop's currency, by variant, as far as that is known. */
function costsOf({ currency, rate, lines }: Arrival): ReadonlyMap<string, number> {
  const base = baseCurrency();
  if (currency === null || (currency !== base.code && rate === null)) return new Map();
  const worth = currency === base.code ? 1 : ((rate ?? 0) * base.unit) / Currency.of(currency).unit;
  return new Map(
    lines.flatMap(({ variantId, costCents }) =>
      costCents === null ? [] : [[variantId, Math.round(costCents * worth)] as const],
    ),
  );
}
