import { useMemo } from 'react';
import type { OwnPage as OwnContent } from '../load-page';
import { ErrorBoundary } from '../../ui/error-boundary';
import type { Shelves } from './block';
import { leading } from './leading';
import { BLOCKS } from './list';

/** A page that a merchant has composed: its blocks one after the other, and a heading in any case. */
export default function PageBlocks({ own: { page, shelves } }: { own: OwnContent }) {
  const { title, blocks, pictures } = page;
  const lists = useMemo(
    () => (typeof shelves === 'string' ? (JSON.parse(shelves) as Shelves) : shelves),
    [shelves],
  );
  const first = BLOCKS.get(blocks[0]?.kind ?? '');
  const hasHeading = first?.isHeading === true;
  const led = leading(blocks);
  return (
    <div className={first?.isFlush ? 'home' : 'home pt-8'}>
      {!hasHeading && <h1 className="wrap">{title}</h1>}
      {blocks.map(({ kind, fields, items }, at) => {
        const Block = BLOCKS.get(kind)?.Block;
        return (
          Block && (
            <ErrorBoundary key={at}>
              <Block
                {...{ fields, items, pictures }}
                shelves={lists}
                isFirst={at === 0 && hasHeading}
                leads={at === led}
              />
            </ErrorBoundary>
          )
        );
      })}
    </div>
  );
}
