import { useEffect } from 'react';
import { readToken, watchSession } from '../platform/session/session';
import { useShopInfo } from '../platform/shop-info';
import { deliverTo, recallPlace, useDeliveryPlace } from '../platform/stores/delivery-place';
import { promiseThere } from '../platform/stores/promised-there';

/** Shows nothing: sees to it that every page promises the delivery to where the shopper has things sent. */
export default function ChosenDelivery() {
  const { country, deliveryByPlace } = useShopInfo();
  const place = useDeliveryPlace();
  useEffect(() => {
    if (!deliveryByPlace) return undefined;
    const look = () => {
      if (recallPlace() || !readToken()) return;
      void import('../platform/promised-there')
        .then(({ homeCountry }) => homeCountry())
        .then((home) => recallPlace() ?? deliverTo(home));
    };
    look();
    return watchSession(look);
  }, [deliveryByPlace]);
  useEffect(() => {
    if (!deliveryByPlace || !place || place === country) return promiseThere(null);
    const control = new AbortController();
    void import('../platform/promised-there')
      .then(({ promisedThere }) => promisedThere(place, control.signal))
      .then((promise) => control.signal.aborted || promiseThere(promise));
    return () => control.abort();
  }, [place, country, deliveryByPlace]);
  return null;
}
