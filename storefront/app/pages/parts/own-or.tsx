import type { ReactNode } from 'react';
import { ErrorBoundary, lazily } from '../../ui/error-boundary';
import type { OwnPage } from '../load-page';

const PageBlocks = lazily(() => import('../blocks/page-blocks'));

/** What the merchant has composed for this address, or what comes with the shop. */
export function OwnOr({ own, children }: { own: OwnPage | null; children?: ReactNode }) {
  return own ? (
    <ErrorBoundary>
      <PageBlocks own={own} />
    </ErrorBoundary>
  ) : (
    children
  );
}
