import type { Block, Letter } from './mail.js';

export const TEXT_PLACES = ['subject', 'greeting', 'text', 'button', 'row', 'closing'] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];

/** Where in a letter a text stands, and after how many others. */
export interface FoundText {
  place: TextPlace;
  at: number;
}

const piecesOf = (block: Block): { place: TextPlace; pieces: readonly string[] } => {
  if (block.kind === 'text') return { place: 'text', pieces: [block.text] };
  if (block.kind === 'rows') return { place: 'row', pieces: block.rows.flat() };
  if (block.kind === 'goods') return { place: 'row', pieces: block.goods.map(({ name }) => name) };
  return { place: 'button', pieces: [block.label] };
};

/** Where a text stands that was said for a letter: whole, or as part of what stands there; undefined where it is not in it. Pure. */
export function placeOf(letter: Letter, said: string): FoundText | undefined {
  const parts: { place: TextPlace; pieces: readonly string[] }[] = [
    { place: 'subject', pieces: [letter.heading ?? letter.subject] },
    { place: 'greeting', pieces: [letter.greeting] },
    ...letter.blocks.map(piecesOf),
    { place: 'closing', pieces: [letter.closing] },
  ];
  const whole = parts.findIndex(({ pieces }) => pieces.includes(said));
  const at = whole < 0 ? parts.findIndex(({ pieces }) => pieces.some((one) => one.includes(said))) : whole;
  const found = parts[at];
  return found && { place: found.place, at };
}
