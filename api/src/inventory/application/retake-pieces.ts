import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { NothingTaken, NotTakenThere, PlaceLacksStock, PlaceNotFound, type Place } from '../domain/place.js';
import type { Places } from './places.js';

/** From which place pieces of a variant of an order are to be taken instead of another. */
export interface Retaking {
  orderId: string;
  variantId: string;
  quantity: number;
  /** Ids of places. */
  from: string;
  to: string;
}

/** From which places orders have taken their pieces. */
export abstract class TakenFrom {
  /** How many pieces of the variant the order has taken at a place, locked; undefined when it has taken none at all. */
  abstract lock(order: Pick<Retaking, 'orderId' | 'variantId'>, placeId: string): Promise<number | undefined>;
  /** Writes down that pieces are of another place. The shelves are moved apart from it. */
  abstract turn(retaking: Retaking): Promise<void>;
}

/** Staff chooses from where the pieces of a paid order come. */
export class RetakePieces {
  constructor(
    private readonly places: Places,
    private readonly taken: TakenFrom,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NothingTaken, PlaceNotFound, NotTakenThere, PlaceLacksStock */
  retakePieces(retaking: Retaking, actorId: string): Promise<void> {
    const { orderId, variantId, quantity } = retaking;
    return this.unitOfWork.run(async () => {
      const taken = await this.taken.lock(retaking, retaking.from);
      if (taken === undefined) throw new NothingTaken();
      const [from, to] = [await this.place(retaking.from), await this.place(retaking.to)];
      if (taken < quantity || from.id === to.id) throw new NotTakenThere();
      const moved = { kind: 'reassign' as const, reason: '', actorId, orderId };
      await this.places.lock([variantId]);
      await this.places.move(from, [{ variantId, quantity }], moved);
      try {
        await this.places.move(to, [{ variantId, quantity: -quantity }], moved);
      } catch (error) {
        throw error instanceof PlaceLacksStock ? new PlaceLacksStock(['quantity']) : error;
      }
      await this.taken.turn(retaking);
    });
  }

  private async place(id: string): Promise<Place> {
    const place = await this.places.find(id);
    if (!place) throw new PlaceNotFound();
    return place;
  }
}
