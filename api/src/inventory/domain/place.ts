import { ThingChanged } from '../../kernel/changed.js';
import { Refusal } from '../../kernel/refusal.js';

/** Comes with the shop and stays: what lies nowhere else lies here. */
export const DEFAULT_PLACE = '00000000-0000-7000-8000-000000000010';
export const MOST_PLACES = 100;

/** Where pieces lie. */
export interface Place {
  id: string;
  name: string;
  /** As it is written for people, on one line. */
  address: string;
  /** What lies there can be bought in the shop; the default place always sells. */
  sellsOnline: boolean;
  /** Orders that are fetched at its address are taken from it first. */
  isPickup: boolean;
}

export const isDefault = ({ id }: Pick<Place, 'id'>): boolean => id === DEFAULT_PLACE;

export class PlaceNotFound extends Refusal {
  constructor() {
    super('not-found', 'place_not_found', 'There is no such place.');
  }
}

export class PlaceNameTaken extends Refusal {
  constructor() {
    const message = 'Another place has this name';
    super('conflict', 'place_name_taken', message, { fields: [{ field: 'name', message }] });
  }
}

/** More places than anybody could keep an eye on. */
export class TooManyPlaces extends Refusal {
  constructor() {
    super('conflict', 'too_many_places', `A shop has at most ${MOST_PLACES} places: close one first.`);
  }
}

/** What lies nowhere else lies there, and can be bought. */
export class DefaultPlaceStays extends Refusal {
  constructor() {
    const message = 'The default place stays, and sells online.';
    super('conflict', 'default_place_stays', message, { fields: [{ field: 'sellsOnline', message }] });
  }
}

/** Pieces lie there. */
export class PlaceInUse extends Refusal {
  constructor() {
    super('conflict', 'place_in_use', 'Pieces lie at this place: move them first.');
  }
}

/** A purchase order or a transfer that is not over names it. */
export class PlaceAwaitsGoods extends Refusal {
  constructor() {
    const message = 'Purchase orders or transfers name this place: receive, close or delete them first.';
    super('conflict', 'place_awaits_goods', message);
  }
}

/** Waiting orders hold pieces that lie there. */
export class PlaceIsHeld extends Refusal {
  constructor() {
    const message = 'Waiting orders hold pieces that lie there.';
    super('conflict', 'place_is_held', message, { fields: [{ field: 'sellsOnline', message }] });
  }
}

/** Somebody else was faster, and what they have changed would be lost. */
export class PlaceChanged extends ThingChanged {
  constructor(version: number) {
    super('place', version);
  }
}

/** Less lies at a place than is to be taken from it; nothing was changed. */
export class PlaceLacksStock extends Refusal {
  constructor(fields: readonly string[] = ['lines.0.quantity']) {
    const message = 'So many do not lie there, or waiting orders hold them';
    super('conflict', 'place_lacks_stock', message, { fields: fields.map((field) => ({ field, message })) });
  }
}

/** Of an order that waits for its money, or was cancelled, nothing has left the shelves. */
export class NothingTaken extends Refusal {
  constructor() {
    super('not-found', 'order_took_nothing', 'Nothing of this order has left the shelves.');
  }
}

/** It has not taken so many pieces from that place. */
export class NotTakenThere extends Refusal {
  constructor() {
    const message = 'The order has not taken so many from there';
    super('conflict', 'not_taken_there', message, { fields: [{ field: 'quantity', message }] });
  }
}
