import { common } from '../platform/messages/en/common';
import { type HelpPage as Page, type ShopFacts, helpPages } from '../platform/messages/en/help';
import { deliveryText, usePromisedDelivery, useShopInfo } from '../platform/shop-info';
import { usePrices } from '../platform/stores/prices';
import { LegalPage } from './legal-page';

function useFacts(): ShopFacts {
  const { name, returnDays, supportEmail, guestsAllowed } = useShopInfo();
  const delivery = usePromisedDelivery();
  return { name, delivery: deliveryText(delivery, usePrices()), returnDays, supportEmail, guestsAllowed };
}

/** A page of help, with what this shop's settings say. A shop of another name does not tell what it runs on. */
export function HelpPage({ page }: { page: Page }) {
  const facts = useFacts();
  const { sections, ...texts } = helpPages[page](facts);
  const isOwn = page === 'about' && facts.name !== common.shopName;
  return <LegalPage {...texts} sections={isOwn ? sections.slice(0, -1) : sections} />;
}
