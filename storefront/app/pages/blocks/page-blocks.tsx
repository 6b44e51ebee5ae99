import { useMemo } from 'react';
import type { OwnPage as OwnContent } from '../load-page';
import { ErrorBoundary } from '../../ui/error-boundary';
import { type Shelves, leading } from './block';
import { BLOCKS } from './list';

/** A page that a merchant has composed: its blocks one after the other, and a heading in any case. */
export default function PageBlocks({ own: { page, shelves } }: { own: OwnContent }) {
  const { title, blocks, pictures } = page;
  const lists = useMemo(
    () => (typeof shelves === 'string' ? (JSON.parse(shelves) as Shelves) : shelves),
    [shelves],
  );
  const hasHeading = blocks[0]?.kind !== undefined && HEADED.has(blocks[0].kind);
  const led = leading(blocks);
  return (
    <div className={blocks[0]?.kind === 'hero' ? 'home' : 'home pt-8'}>
      {!hasHeading && <h1 className="wrap">{title}</h1>}
      {blocks.map(({ kind, fields, items }, at) => {
        const Block = BLOCKS[kind];
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

/** Those whose title must be filled in, and which may be the heading of the page. */
const HEADED = new Set(['hero', 'story', 'banner', 'quotes', 'questions', 'newsletter', 'lookbook']);
