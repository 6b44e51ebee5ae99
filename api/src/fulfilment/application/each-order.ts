import { Refusal } from '../../kernel/refusal.js';

/** What became of one order of many. `isChanged` is false where it was done before. */
export type OrderResult<Done extends object = object> =
  | ({ orderId: string; ok: true; isChanged: boolean } & Done)
  | { orderId: string; ok: false; code: string; message: string };

/** One after the other, each by itself: a "no" to one hinders no other. What is no "no" ends the call; it can be sent again. */
export async function eachOrder<Asked extends { orderId: string }, Done extends object>(
  orders: readonly Asked[],
  act: (asked: Asked) => Promise<{ isChanged: boolean } & Done>,
): Promise<OrderResult<Done>[]> {
  const results: OrderResult<Done>[] = [];
  for (const asked of orders) results.push(await resultOf(asked.orderId, () => act(asked)));
  return results;
}

async function resultOf<Done extends object>(
  orderId: string,
  act: () => Promise<{ isChanged: boolean } & Done>,
): Promise<OrderResult<Done>> {
  try {
    return { orderId, ok: true, ...(await act()) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { orderId, ok: false, code: error.code, message: error.message };
  }
}
