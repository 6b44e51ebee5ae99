import { ThingChanged } from '../../kernel/changed.js';
import { Refusal, refusal } from '../../kernel/refusal.js';

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

export const PlaceNotFound = refusal('not-found', 'place_not_found', 'There is no such place.');

export const PlaceNameTaken = refusal('conflict', 'place_name_taken', 'Another place has this name', 'name');

/** More places than anybody could keep an eye on. */
export const TooManyPlaces = refusal(
  'conflict',
  'too_many_places',
  `A shop has at most ${MOST_PLACES} places: close one first.`,
);

/** What lies nowhere else lies there, and can be bought. */
export const DefaultPlaceStays = refusal(
  'conflict',
  'default_place_stays',
  'The default place stays, and sells online.',
  'sellsOnline',
);

/** Pieces lie there. */
export const PlaceInUse = refusal('conflict', 'place_in_use', 'Pieces lie at this place: move them first.');

/** A purchase order or a transfer that is not over names it. */
export const PlaceAwaitsGoods = refusal(
  'conflict',
  'place_awaits_goods',
  'Purchase orders or transfers name this place: receive, close or delete them first.',
);

/** Waiting orders hold pieces that lie there. */
export const PlaceIsHeld = refusal(
  'conflict',
  'place_is_held',
  'Waiting orders hold pieces that lie there.',
  'sellsOnline',
);

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
export const NothingTaken = refusal(
  'not-found',
  'order_took_nothing',
  'Nothing of this order has left the shelves.',
);

/** It has not taken so many pieces from that place. */
export const NotTakenThere = refusal(
  'conflict',
  'not_taken_there',
  'The order has not taken so many from there',
  'quantity',
);
