import type { ReactNode } from 'react';
import { Island, lazily } from '../../ui/island';
import type { OwnPage } from '../load-page';

const PageBlocks = lazily(() => import('../blocks/page-blocks'));

/** What the merchant has composed for this address, or what comes with the shop. */
export function OwnOr({ own, children }: { own: OwnPage | null; children?: ReactNode }) {
  return own ? (
    <Island>
      <PageBlocks own={own} />
    </Island>
  ) : (
    children
  );
}
