import { useNavigate } from 'react-router';
import { FeedbackForm } from '../orders/feedback-form';
import { ApiError } from '../platform/api/api-error';
import { getOrder } from '../platform/api/orders';
import { feedbackTexts, orderTexts } from '../platform/messages/en/orders';
import { profileTexts } from '../platform/messages/en/profile';
import { privateMeta } from '../platform/page-meta';
import { RequireLogin } from '../platform/session/require-login';
import { useLoad } from '../platform/use-load';
import { Breadcrumb } from '../ui/breadcrumb';
import { Late } from '../ui/late';
import { EmptyState, ErrorState, Skeleton } from '../ui/states';
import type { Route } from './+types/feedback-page';

export const meta = () => privateMeta(feedbackTexts.title);

const toProfile = { label: orderTexts.backToProfile, to: '/profile' };

export default function FeedbackPage({ params }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[{ label: profileTexts.ordersTitle, to: '/orders' }, { label: feedbackTexts.title }]}
      />
      <h1>{feedbackTexts.title}</h1>
      <RequireLogin>
        <LoadedFeedback key={params.orderId} orderId={params.orderId} />
      </RequireLogin>
    </div>
  );
}

function LoadedFeedback({ orderId }: { orderId: string }) {
  const loaded = useLoad((signal) => getOrder(orderId, signal), orderId);
  const navigate = useNavigate();
  if (loaded.state === 'loading') {
    return (
      <Late>
        <Skeleton className="mt-8 h-72 max-w-2xl rounded-l" />
      </Late>
    );
  }
  if (loaded.state === 'failed') {
    const missing = loaded.error instanceof ApiError && [400, 404].includes(loaded.error.status);
    return missing ? (
      <EmptyState icon="box" title={orderTexts.notFound} link={toProfile} />
    ) : (
      <ErrorState title={orderTexts.detailsFailed} onRetry={loaded.reload} />
    );
  }
  const order = loaded.data.data;
  if (order.hasFeedback) return <EmptyState icon="star" title={feedbackTexts.given} link={toProfile} />;
  if (!order.canReview) return <EmptyState icon="truck" title={feedbackTexts.notYet} link={toProfile} />;
  return (
    <>
      <p className="mt-3 mb-8 text-ink-soft">{feedbackTexts.lead(order.number)}</p>
      <FeedbackForm order={order} onDone={() => void navigate('/profile?status=delivered')} />
    </>
  );
}
