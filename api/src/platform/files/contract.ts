import type { Readable } from 'node:stream';
import type { Declares } from '../../kernel/connections.js';
import type { DeclaredValues } from '../../kernel/declared-variable.js';
import type { Config } from '../config/config.js';

/** What lies in a place under one name of its own, and what holds for all of it. */
export interface Part {
  /** As its folder is called. */
  folder: string;
  /** Nobody but the shop may read it. */
  isPrivate: boolean;
  /** Below which folder of a disk something lies, so that none has too many. */
  spread: (path: string) => string;
  /** How long one try may take, in milliseconds. */
  tryMs: number;
  /** Whether the try ends with the last byte, or when the first one comes. */
  isForAll: boolean;
}

/** What is said of something beside its bytes, to whoever would read it there. */
export interface Kind {
  /** By RFC 9110. */
  type: string;
  cacheControl: string;
}

/** Bytes from one to another, both included. */
export interface Range {
  from: number;
  to: number;
}

/** One part of a place, by paths below it. @throws PlaceIsFull, PlaceIsAway */
export abstract class Shelf {
  /** Undefined where there is nothing. */
  abstract read(path: string): Promise<Uint8Array | undefined>;
  /** All or nothing, also when two write at once. */
  abstract write(path: string, content: Uint8Array, kind: Kind): Promise<void>;
  /** Piece by piece; undefined where there is nothing. */
  abstract stream(path: string, range?: Range): Promise<Readable | undefined>;
  /** What is not there is removed already. */
  abstract remove(path: string): Promise<void>;
}

/** What a place for files says of itself; pure data. */
export interface PlaceDefinition extends Declares {
  name: string;
  /** Whether the environment sets it up. */
  isSetUp: (given: DeclaredValues) => boolean;
}

export interface Place extends PlaceDefinition {
  open: (config: Config, part: Part) => Shelf;
}

/** The disk is full, or what its owner may use of it. */
export class PlaceIsFull extends Error {
  override readonly name = 'PlaceIsFull';
}

/** It does not answer, or will not do what it is asked; `where` is its address. */
export class PlaceIsAway extends Error {
  override readonly name = 'PlaceIsAway';

  constructor(
    readonly where: string,
    options: ErrorOptions,
  ) {
    super(`${where} cannot be reached`, options);
  }
}
