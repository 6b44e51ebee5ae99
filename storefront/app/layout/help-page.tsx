import { type HelpPage as Page, type ShopFacts, helpPages } from '../platform/messages/en/help';
import { deliveryText, usePromisedDelivery, useShopInfo } from '../platform/shop-info';
import { usePrices } from '../platform/stores/prices';
import { LegalPage } from './legal-page';

function useFacts(): ShopFacts {
  const { name, returnDays, supportEmail, guestsAllowed } = useShopInfo();
  const delivery = usePromisedDelivery();
  return { name, delivery: deliveryText(delivery, usePrices()), returnDays, supportEmail, guestsAllowed };
}

/** A page of help, with what this shop's settings say. */
export function HelpPage({ page }: { page: Page }) {
  return <LegalPage {...helpPages[page](useFacts())} />;
}
