import { useEffect } from 'react';
import { isRouteErrorResponse, useParams, useRevalidator } from 'react-router';
import { shopName } from '../../platform/shop-name';
import { common } from '../../platform/messages/en/common';
import { partTexts } from '../../platform/messages/en/product-parts';
import { productIdIn } from '../../platform/product-path';
import { toast } from '../../platform/toasts';
import { EmptyState, ErrorState } from '../../ui/states';

/** A product page without its product: gone (404), or not loaded, with a toast, the server's words and 'Try Again'. */
export default function ProductProblem({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const { id = '' } = useParams();
  const gone = isRouteErrorResponse(error) && error.status === 404;
  const told = isRouteErrorResponse(error) ? (error.data as string | null) : null;
  useEffect(() => {
    if (gone) void import('../../catalogue/seen').then(({ forgetSeen }) => forgetSeen(productIdIn(id)));
    else toast.error(partTexts.loadFailed);
  }, [gone, id]);
  return (
    <div className="wrap">
      <title>{`${(gone ? partTexts.notFound : partTexts.loadFailed).replace(/\.$/, '')} | ${shopName()}`}</title>
      <meta name="robots" content="noindex" />
      {gone ? (
        <EmptyState title={partTexts.notFound} link={{ label: common.continueShopping, to: '/shop' }} />
      ) : (
        <ErrorState
          title={partTexts.loadFailed}
          text={told || partTexts.fetchFailed}
          onRetry={() => void revalidate()}
        />
      )}
    </div>
  );
}
