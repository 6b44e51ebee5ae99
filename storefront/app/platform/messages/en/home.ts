import type { DeliveryPromise } from '../../delivery-promise';

export const homeTexts = {
  title: 'Duka | Good things for every day',
  description: (shop: string) => `${shop}: what is new, what is on offer, and what others rate highest.`,
  heroLabel: 'Offers',
  shopNow: 'Shop Now',
  pause: 'Pause the slides',
  play: 'Play the slides',
  previous: 'Previous slide',
  next: 'Next slide',
  slide: (n: number) => `Go to slide ${n}`,
  today: "Today's",
  featured: 'Featured Products',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  hundredths: '1/100',
  offerEnds: (day: string) => `The offer ends on ${day}`,
  offerOver: 'The offer has ended',
  leftToday: 'Time left today',
  viewAll: 'View All Products',
  categories: 'Categories',
  browse: 'Browse By Category',
  highestEyebrow: 'Loved by shoppers',
  highest: 'Highest Rated Products',
  musicEyebrow: 'Sound',
  music: 'Enhance Your Music Experience',
  musicText: 'Room-filling speakers and headphones that hush the street. Made for long listening.',
  buyNow: 'Buy Now',
  ourProducts: 'Our Products',
  explore: 'Explore Our Products',
  arrivalsEyebrow: 'Just in',
  arrivals: 'New Arrival',
  noProducts: 'No products available',
  noFeatured: 'No featured products found at this time.',
  fetchFailed: 'Error fetching products',
  networkFailed: 'Uh oh! Something went wrong.',
  noFlash: 'No flash sale products available at the moment.',
  noneAvailable: 'No products available.',
  noArrivals: 'No new arrivals available at the moment.',
} as const;

export type HeroSlide = {
  picture: string;
  eyebrow: string;
  title: string;
  text: string;
  to: string;
  alt: string;
};

export const heroSlides: readonly HeroSlide[] = [
  {
    picture: 'hero-phone',
    eyebrow: 'Nova 6',
    title: 'A phone you will want to hold on to',
    text: 'Three lenses, a bright 6.3-inch display and all-day battery.',
    to: '/category/Phones',
    alt: 'Two Nova 6 smartphones on a lilac backdrop',
  },
  {
    picture: 'hero-headphones',
    eyebrow: 'Hush headphones',
    title: 'Hear the music, not the street',
    text: 'Soft leather cushions, thirty hours of listening, three colors.',
    to: '/category/Headphones',
    alt: 'Sand-colored over-ear headphones on a warm peach backdrop',
  },
  {
    picture: 'hero-camera',
    eyebrow: 'Lumen camera',
    title: 'Small camera, long memory',
    text: 'Dials you can feel and pictures you will print.',
    to: '/category/Camera',
    alt: 'Silver mirrorless camera with lens on a soft green backdrop',
  },
];

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
