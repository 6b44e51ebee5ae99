/** A number for each thing of a kind, in the order in which they were met: products hold numbers, and each thing is held once. */
export class Codes<T> {
  /** By their numbers. The first is nothing. */
  readonly things: T[];
  private readonly byText = new Map<string, number>();

  constructor(nothing: T) {
    this.things = [nothing];
  }

  get size(): number {
    return this.things.length;
  }

  /** `text` tells them apart; `make` is asked for those that are new. */
  of(text: string, make: () => T): number {
    const known = this.byText.get(text);
    if (known !== undefined) return known;
    const code = this.things.push(make()) - 1;
    this.byText.set(text, code);
    return code;
  }
}

type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** A number of each product, in as few bytes as the largest of them takes. */
export class CodeColumn {
  data: Numbers = new Uint8Array(0);

  set(slot: number, code: number): void {
    if (code > 0xffff && !(this.data instanceof Uint32Array)) this.data = Uint32Array.from(this.data);
    else if (code > 0xff && this.data instanceof Uint8Array) this.data = Uint16Array.from(this.data);
    this.data[slot] = code;
  }

  grow(capacity: number): void {
    this.data = grown(this.data, capacity);
  }
}

/** The same numbers with room for more. */
export function grown<T extends Numbers | Int32Array | Float64Array>(data: T, capacity: number): T {
  const Kind = data.constructor as new (length: number) => T;
  const larger = new Kind(capacity);
  larger.set(data);
  return larger;
}
