import type { Said, SessionKind, Shown, UcpSession } from '../domain/session.js';
import type { Release } from '../domain/releases.js';

/** A write that the platform has named: the same again does nothing more. */
export interface NamedWrite {
  key: string;
  hash: string;
}

export interface NewSession {
  id: string;
  kind: SessionKind;
  release: Release;
  said: Said;
  lifeSeconds: number;
  /** A digest of platform, call and idempotency key. */
  request: NamedWrite | null;
}

/** Carts and checkouts of platforms. Those that have ended are not there. */
export abstract class UcpSessions {
  /** The new one, or that which the same request made before; `isOther` when that one was another request. */
  abstract create(session: NewSession): Promise<{ session: UcpSession; isOther: boolean }>;
  abstract find(kind: SessionKind, id: string): Promise<UcpSession | undefined>;
  /** The same; an open one stands on from now (`LIFE_SECONDS`, to the hour). */
  abstract touch(kind: SessionKind, id: string): Promise<UcpSession | undefined>;
  /** While it is open. False when it is not. */
  abstract say(id: string, said: Said, write: NamedWrite | null): Promise<boolean>;
  /** In whatever state it is. False when the write was named before. */
  abstract name(id: string, write: NamedWrite): Promise<boolean>;
  abstract show(id: string, shown: Shown): Promise<void>;
  /** The guest of the session: this one, unless it has one. */
  abstract giveTo(id: string, accountId: string): Promise<string>;
  /** That of a guest; each has a guest of its own. */
  abstract ofAccount(accountId: string): Promise<UcpSession | undefined>;
  /** It has become this order; what was said of people is in the order, and here no more. */
  abstract placed(id: string, order: Pick<UcpSession, 'orderId' | 'term' | 'payUrl'>): Promise<void>;
  /** False when it is not open. */
  abstract cancel(id: string): Promise<boolean>;
  abstract forgetEnded(): Promise<void>;
}

/** What of a purchase is held against the shop's own rules for a checkout, before anybody prices it. */
export abstract class PurchaseRules {
  /** The same with phone and place as the shop keeps them. @throws InvalidInput by the fields of the shop's own call */
  abstract check(said: Said): Promise<Said>;
}

/** A guest for an order of a platform. */
export abstract class GuestBuyers {
  /** @throws GuestsNotAllowed */
  abstract open(ip: string): Promise<string>;
  /** A phone is asked to pay so often and no more. @throws TooMany */
  abstract mayPrompt(phone: string, accountId: string, ip: string): Promise<void>;
}

/** What only the wiring knows: digests, secrets, links. */
export abstract class UcpSecrets {
  abstract newId(kind: SessionKind): string;
  abstract digest(text: string): string;
  /** The page of an order, for whoever has the link. */
  abstract orderPage(shop: string, orderId: string): string;
  /** By which platforms check what the shop signs: JWK of RFC 7517, the present one first. */
  abstract publicKeys(): readonly Readonly<Record<string, unknown>>[];
  abstract networksOf(ip: string): readonly { key: string; times: number }[];
}

/** Where the operator has a platform told of its orders. */
export abstract class PlatformPost {
  abstract isSet(): boolean;
  /** Signed by RFC 9421. @throws Error unless it is taken */
  abstract post(body: string, eventId: string): Promise<void>;
}
