import { type Dispatch, useState } from 'react';
import type { Cart } from '../platform/api/types';
import { consentTexts } from '../platform/messages/en/checkout';
import { useShopInfo } from '../platform/shop-info';
import type { CheckoutAction, CheckoutState } from './checkout-state';
import { ConsentBox } from './consent-box';

/** As the API names it. */
const CONSENT = 'downloadConsent';

/** Where buyers may withdraw, files are bought by whoever wants them at once and knows what that ends. */
export function useConsent(
  cart: Cart,
  { field, error }: Pick<CheckoutState, 'field' | 'error'>,
  dispatch: Dispatch<CheckoutAction>,
) {
  const { euRules } = useShopInfo();
  const [given, give] = useState(false);
  const isRefused = field === CONSENT;
  const isAsked = isRefused || (euRules === true && cart.data.some(({ isDownload }) => isDownload));
  return {
    box: isAsked ? (
      <ConsentBox given={given} problem={isRefused && !given ? error : null} onGive={give} />
    ) : null,
    said: isAsked && given ? { [CONSENT]: true } : {},
    /** Says what is missing, where something is. */
    mayBuy: (): boolean => {
      const isMissing = isAsked && !given;
      if (isMissing) dispatch({ type: 'fail', error: consentTexts.missing, field: CONSENT });
      return !isMissing;
    },
  };
}
