import { data, useLocation, useSearchParams } from 'react-router';
import { LegalPage } from '../layout/legal-page';
import { AnybodysWithdrawal, type WithdrawalStep } from '../orders/anybodys-withdrawal';
import { OwnWithdrawal } from '../orders/own-withdrawal';
import { messageOf, statusOf } from '../platform/api/api-error';
import { getOrder } from '../platform/api/orders';
import { listOrderWithdrawals, stateWithdrawal } from '../platform/api/withdrawals';
import { formText } from '../platform/forms/form-text';
import { withdrawalSections, withdrawalTexts } from '../platform/messages/en/withdrawal';
import { onlyWithEuRules } from '../platform/only-with-eu-rules';
import { pageMeta } from '../platform/page-meta';
import { passOn } from '../platform/pass-on';
import { publicUrl } from '../platform/public-url';
import { useFirstAnswer } from '../platform/session/use-session';
import { useShopInfo } from '../platform/shop-info';
import { useHydrated } from '../platform/use-hydrated';
import { useLoad } from '../platform/use-load';
import { Late } from '../ui/late';
import { Skeleton } from '../ui/states';
import type { Route } from './+types/withdrawal-page';

export async function loader() {
  await onlyWithEuRules();
  return { url: publicUrl('/withdrawal') };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: withdrawalTexts.title, description: withdrawalTexts.lead, url: loaderData?.url });

/** Both steps without scripts: the API checks the statement when it is confirmed. */
export async function action({ request }: Route.ActionArgs) {
  await onlyWithEuRules();
  const form = await request.formData();
  const text = (name: string) => formText(form, name).trim();
  const values = {
    ...{ name: text('name'), email: text('email'), orderNumber: text('orderNumber') },
    items: text('items'),
  };
  if (text('step') === 'stated') return data<WithdrawalStep>({ step: 'stated', values });
  if (text('step') !== 'confirmed') return data<WithdrawalStep>({ step: 'confirm', values });
  try {
    const { message, data: said } = await stateWithdrawal(values, passOn(request));
    return data<WithdrawalStep>({ step: 'done', values, receivedAt: said.receivedAt, told: message });
  } catch (error) {
    const told = messageOf(error, withdrawalTexts.failed);
    return data<WithdrawalStep>({ step: 'stated', values, told }, { status: statusOf(error) });
  }
}

/** The right of withdrawal, and the function that uses it; reachable without a log-in. */
export default function WithdrawalPage({ actionData }: Route.ComponentProps) {
  const sent = useFirstAnswer(actionData);
  // the link of a mail is followed, whose token stands behind `#`
  useLocation();
  const [query] = useSearchParams();
  const orderId = useHydrated() ? query.get('order') : null;
  const { title, lead } = withdrawalTexts;
  return (
    <LegalPage title={title} lead={lead} sections={withdrawalSections(useShopInfo())}>
      {orderId ? <OfOrder key={orderId} orderId={orderId} /> : <AnybodysWithdrawal sent={sent} />}
    </LegalPage>
  );
}

/** Whoever may see the order chooses among its items; all others name it. */
function OfOrder({ orderId }: { orderId: string }) {
  const loaded = useLoad(
    (signal) => Promise.all([getOrder(orderId, signal), listOrderWithdrawals(orderId, signal)]),
    orderId,
  );
  if (loaded.state === 'loading')
    return (
      <Late>
        <Skeleton className="h-72 rounded-l" />
      </Late>
    );
  if (loaded.state === 'failed') return <AnybodysWithdrawal />;
  const [{ data: order }, { data: shown }] = loaded.data;
  return <OwnWithdrawal order={order} shown={shown} />;
}
