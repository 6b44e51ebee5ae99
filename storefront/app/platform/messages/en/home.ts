import type { DeliveryPromise } from '../../delivery-promise';

export const homeTexts = {
  heroLabel: 'Offers',
  pause: 'Pause the slides',
  play: 'Play the slides',
  previous: 'Previous slide',
  next: 'Next slide',
  slide: (n: number) => `Go to slide ${n}`,
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  hundredths: '1/100',
  offerEnds: (day: string) => `The offer ends on ${day}`,
  offerOver: 'The offer has ended',
  leftToday: 'Time left today',
  viewAll: 'View All Products',
  arrivals: 'New Arrival',
  noProducts: 'No products available',
  noFeatured: 'No featured products found at this time.',
  fetchFailed: 'Error fetching products',
  networkFailed: 'Uh oh! Something went wrong.',
  noFlash: 'No flash sale products available at the moment.',
  noneAvailable: 'No products available.',
  noArrivals: 'No new arrivals available at the moment.',
} as const;

/** Free delivery is promised where there is some. */
export const services = (delivery: DeliveryPromise, told: string, returnDays: number) => {
  const isFree = delivery.isAlwaysFree || delivery.freeFrom !== null;
  return [
    {
      icon: 'truck',
      title: isFree ? 'Free and fast delivery' : delivery.isRefused ? 'Delivery' : 'Fast delivery',
      text: told,
    },
    { icon: 'headset', title: 'Customer service', text: 'People who answer within one working day' },
    { icon: 'shield', title: 'Money back guarantee', text: `We return money within ${returnDays} days` },
  ] as const;
};
