import { getShop } from '../platform/api/shop';

/** What the checkout needs to know of the shop. */
export type CheckoutTerms = {
  cardFields: 'masked' | 'hosted';
  depositPercent: number;
};

/** Without an answer no card is asked for on our own page: the careful choice. */
const careful: CheckoutTerms = { cardFields: 'hosted', depositPercent: 40 };

/** The shop's terms, read on the server. */
export async function loadTerms(): Promise<CheckoutTerms> {
  try {
    const { cardFields, depositPercent } = (await getShop()).data;
    return { cardFields, depositPercent };
  } catch {
    return careful;
  }
}
