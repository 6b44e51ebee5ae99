import { LetterPage, TokenForm } from '../layout/letter-page';
import { stopCartReminders } from '../platform/api/cart-reminder';
import { tokenAction, tokenLoader } from '../platform/forms/token-action';
import { reminderTexts } from '../platform/messages/en/reminder';
import { privateMeta } from '../platform/page-meta';
import type { Route } from './+types/cart-reminder-page';

export const meta = () => privateMeta(reminderTexts.stop);

export const action = tokenAction(stopCartReminders, reminderTexts.stopped);

export const loader = tokenLoader;

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LetterPage title={reminderTexts.stopTitle} text={reminderTexts.stopText} outcome={actionData}>
      <TokenForm token={loaderData.token} label={reminderTexts.stop} />
    </LetterPage>
  );
}
