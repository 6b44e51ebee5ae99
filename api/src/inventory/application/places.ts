import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Demand } from '../domain/demand.js';
import {
  DefaultPlaceStays,
  isDefault,
  MOST_PLACES,
  PlaceChanged,
  PlaceNotFound,
  TooManyPlaces,
  type Place,
} from '../domain/place.js';

/** A place that is kept, with its version: one more with each change. */
export interface KnownPlace extends Place {
  version: number;
}

export type PlaceTerms = Omit<Place, 'id'>;

/** What the book is told of pieces that come to a place or leave it. */
export interface Moved {
  kind: 'adjust' | 'transfer' | 'receive' | 'reassign';
  reason: string;
  actorId: string;
  /** The order, where it takes its pieces from somewhere else. */
  orderId?: string;
  /** The transfer or the arrival that moved them. */
  sourceId?: string;
  /** What one piece of a variant cost that came, in smallest units of the shop's currency. */
  costs?: ReadonlyMap<string, number>;
}

/** Places, and what lies where. Figures change by guarded statements inside the caller's transaction. */
export abstract class Places {
  /** Those that are open; locked until the running transaction ends when it is `forChange`. */
  abstract find(id: string, forChange?: boolean): Promise<KnownPlace | undefined>;
  abstract count(): Promise<number>;
  /** @throws PlaceNameTaken */
  abstract add(place: Place): Promise<void>;
  /** Changing whether it sells moves what lies there in or out of what can be bought. @throws PlaceNameTaken, PlaceIsHeld */
  abstract save(place: Place, before: Place): Promise<void>;
  /** Its history stays. @throws PlaceInUse, PlaceAwaitsGoods */
  abstract close(id: string): Promise<void>;
  /** Locks the shelves of variants, in the order in which buyers lock them. */
  abstract lock(variantIds: readonly string[]): Promise<void>;
  /** Those of them that are made of others. */
  abstract bundlesAmong(variantIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** What lies at a place, of locked shelves; null is any number. */
  abstract onHand(place: Place, variantIds: readonly string[]): Promise<ReadonlyMap<string, number | null>>;
  /** How many pieces the shop has, also where nothing is sold from and on the way between two places; of variants that are counted. */
  abstract everywhere(variantIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Adds to what lies at a place, or takes from it where `quantity` is less than 0; each variant once, its shelf locked.
   * @throws PlaceLacksStock at the fields `lines.N.quantity`, and then nothing is changed
   */
  abstract move(place: Place, pieces: readonly Demand[], moved: Moved): Promise<void>;
}

/** Places as the back office keeps them. */
export class ManagePlaces {
  constructor(
    private readonly places: Places,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the new place's id. @throws PlaceNameTaken, TooManyPlaces */
  create(terms: PlaceTerms): Promise<string> {
    const id = this.ids.next();
    return this.unitOfWork.run(async () => {
      if ((await this.places.count()) >= MOST_PLACES) throw new TooManyPlaces();
      await this.places.add({ id, ...terms });
      return id;
    });
  }

  /** `read` is the version that was read. @throws PlaceNotFound, PlaceChanged, PlaceNameTaken, DefaultPlaceStays, PlaceIsHeld */
  change(id: string, terms: Partial<PlaceTerms>, read?: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { version, ...before } = await this.found(id);
      if (read !== undefined && read !== version) throw new PlaceChanged(version);
      const after = { ...before, ...terms };
      if (isDefault(after) && !after.sellsOnline) throw new DefaultPlaceStays();
      await this.places.save(after, before);
    });
  }

  /** Closes it for good; what happened there stays in the book. @throws PlaceNotFound, DefaultPlaceStays, PlaceInUse, PlaceAwaitsGoods */
  close(id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (isDefault(await this.found(id))) throw new DefaultPlaceStays();
      await this.places.close(id);
    });
  }

  private async found(id: string): Promise<KnownPlace> {
    const place = await this.places.find(id, true);
    if (!place) throw new PlaceNotFound();
    return place;
  }
}
