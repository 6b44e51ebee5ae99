import { type Values, text } from './block';
import { BLOCKS } from './list';

type Placing = { kind: string; fields: Values; items: readonly Values[] };

const isWide = ({ kind, fields, items: [first = {}] }: Placing) =>
  text(BLOCKS.get(kind)?.isPicturedByItem ? first : fields, 'picture') !== '';

/** Which of a page's blocks has the picture that is waited for: a wide one near its top, else the goods there; -1 for none. */
export function leading(blocks: readonly Placing[]): number {
  const near = blocks.slice(0, 2);
  const wide = near.findIndex(isWide);
  return wide < 0 ? near.findIndex(({ kind }) => BLOCKS.get(kind)?.hasGoods) : wide;
}
