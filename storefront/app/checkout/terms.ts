import { getShop } from '../platform/api/shop';

/** What the checkout needs to know of the shop. */
export type CheckoutTerms = {
  cardFields: 'masked' | 'hosted';
  depositPercent: number;
  mobileCurrency: string;
};

/** Without an answer no card is asked for on our own page: the careful choice. */
const careful: CheckoutTerms = { cardFields: 'hosted', depositPercent: 40, mobileCurrency: 'USD' };

/** The shop's terms, read on the server. */
export async function loadTerms(): Promise<CheckoutTerms> {
  try {
    const { cardFields, depositPercent, mobile } = (await getShop()).data;
    return { cardFields, depositPercent, mobileCurrency: mobile.currency };
  } catch {
    return careful;
  }
}
