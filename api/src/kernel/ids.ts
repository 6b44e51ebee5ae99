/** New identifiers: UUIDv7, so that ids sort by creation. */
export abstract class Ids {
  abstract next(): string;
}
