import { useShopInfo } from '../platform/shop-info';
import { reminderTexts } from '../platform/messages/en/reminder';
import { Checkbox } from '../ui/choice';
import { useReminder } from './use-reminder';

/** Whether to be reminded, once, of a cart that is left: never ticked by the shop, and there only where the shop sends reminders. */
export function ReminderBox({ email }: { email: string }) {
  const { cartReminders } = useShopInfo();
  return cartReminders ? <OfferedBox email={email} /> : null;
}

function OfferedBox({ email }: { email: string }) {
  const { wanted, choose } = useReminder(email);
  return (
    <Checkbox label={reminderTexts.box} checked={wanted} onChange={(event) => choose(event.target.checked)} />
  );
}
