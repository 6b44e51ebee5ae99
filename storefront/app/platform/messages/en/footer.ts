export const footerTexts = {
  waysToPay: 'Ways to pay',
  newsletter: 'Newsletter',
  exclusive: 'Letters from the shop',
  subscribe: 'Subscribe',
  pitch: (percent: number) =>
    percent > 0 ? `Get ${percent}% off your first order` : 'News and offers by email',
  emailLabel: 'Your email address',
  emailPlaceholder: 'Enter your email',
  subscribed: 'Almost there: confirm your address in the email we just sent you.',
  badEmail: 'Please enter a valid email address',
  subscribeFailed: 'We could not subscribe you. Please try again.',
  support: 'Support',
  legal: 'Legal',
  shownIn: 'Prices in',
  languages: 'Language',
  alsoIn: (code: string) => `with ${code}`,
  rights: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
} as const;
