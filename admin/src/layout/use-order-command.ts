import { useQueryClient } from '@tanstack/react-query';
import { t } from '../texts';
import { useOnce } from './use-once';

/** Runs a command on an order: pessimistic, once per intention, with the refusal's sentence kept for showing. */
export function useOrderCommand(orderId: unknown) {
  const queries = useQueryClient();
  const once = useOnce(t('Order {orderId} was not changed.', { orderId: String(orderId) }));
  const run = (command: (key: string) => Promise<unknown>): Promise<boolean> =>
    once.run(async (key) => {
      await command(key);
      await queries.invalidateQueries({ queryKey: ['orders'] });
    });
  return { ...once, run };
}
