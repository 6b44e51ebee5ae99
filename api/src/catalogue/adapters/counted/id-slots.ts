import { grown } from './codes.js';

const MIXED = 0x9e3779b1;

/** Ids of products as four numbers each, and the slot of each id: a `Map` of a million texts would hold 100 MB. */
export class IdSlots {
  /** Four numbers a slot, the first of the id first. */
  words = new Uint32Array(0);
  /** How many have a slot. */
  size = 0;
  /** One more than the slot; 0 is empty. A power of two of places. */
  private places = new Int32Array(1_024);

  grow(capacity: number): void {
    this.words = grown(this.words, 4 * capacity);
  }

  /** -1 where it has none. */
  slotOf(id: string): number {
    const [a, b, c, d] = wordsOf(id);
    for (let place = this.first(a, b, c, d); ; place = (place + 1) & (this.places.length - 1)) {
      const slot = (this.places[place] ?? 0) - 1;
      if (slot < 0) return -1;
      const at = 4 * slot;
      const { words } = this;
      if (words[at] === a && words[at + 1] === b && words[at + 2] === c && words[at + 3] === d) return slot;
    }
  }

  /** Its slot, a new one where it had none; there must be room. */
  take(id: string): number {
    const known = this.slotOf(id);
    if (known >= 0) return known;
    const slot = this.size;
    this.words.set(wordsOf(id), 4 * slot);
    this.size += 1;
    if (2 * this.size > this.places.length) this.spread();
    else this.put(slot);
    return slot;
  }

  idOf(slot: number): string {
    const hex = [0, 1, 2, 3]
      .map((word) => (this.words[4 * slot + word] ?? 0).toString(16).padStart(8, '0'))
      .join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Below 0 where the id of `one` comes before that of `other`. */
  compare(one: number, other: number): number {
    for (let word = 0; word < 4; word += 1) {
      const apart = (this.words[4 * one + word] ?? 0) - (this.words[4 * other + word] ?? 0);
      if (apart !== 0) return apart;
    }
    return 0;
  }

  private spread(): void {
    this.places = new Int32Array(2 * this.places.length);
    for (let slot = 0; slot < this.size; slot += 1) this.put(slot);
  }

  private put(slot: number): void {
    const [a = 0, b = 0, c = 0, d = 0] = this.words.subarray(4 * slot, 4 * slot + 4);
    let place = this.first(a, b, c, d);
    while (this.places[place] !== 0) place = (place + 1) & (this.places.length - 1);
    this.places[place] = slot + 1;
  }

  private first(a: number, b: number, c: number, d: number): number {
    let mixed = Math.imul(
      a ^ Math.imul(b, MIXED) ^ Math.imul(c, 0x85ebca6b) ^ Math.imul(d, 0xc2b2ae35),
      MIXED,
    );
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
    return (mixed ^ (mixed >>> 13)) & (this.places.length - 1);
  }
}

function wordsOf(id: string): [number, number, number, number] {
  const hex = id.replaceAll('-', '');
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16);
  return [word(0), word(8), word(16), word(24)];
}
