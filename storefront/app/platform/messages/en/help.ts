import type { LegalSection } from './legal';

type HelpText = { title: string; lead: string; sections: readonly LegalSection[] };

/** What the pages of help tell of this shop. */
export type ShopFacts = {
  name: string;
  /** What delivery costs, as the shop promises it. */
  delivery: string;
  returnDays: number;
  supportEmail: string;
  guestsAllowed?: boolean | undefined;
};

/** Answers that hold for every shop that is run with this software; figures come from the shop's settings. */
export const helpPages = {
  faq: ({ guestsAllowed, returnDays, supportEmail }: ShopFacts): HelpText => ({
    title: 'Questions & Answers',
    lead: 'What shoppers ask most, answered in a line or two.',
    sections: [
      {
        title: 'Do I need an account?',
        paragraphs: [
          guestsAllowed
            ? 'No. You can buy with your email address alone, and make an account of it afterwards if you like.'
            : 'You can look at everything without one. To use the cart, favorites and the checkout you log in; signing up takes a minute.',
        ],
      },
      {
        title: 'How can I pay?',
        paragraphs: [
          'The checkout shows every payment method that this shop offers for your address, with the exact amount and currency, before you press anything.',
          'If a payment does not go through, nothing is lost: your order is kept for a while, and you can try again or choose another method.',
        ],
      },
      {
        title: 'Where is my order?',
        paragraphs: [
          'Open it under My Orders, or follow the link in the email about it. Once the parcel has left us, the order shows each step on its way.',
        ],
      },
      {
        title: 'Can I change or cancel an order?',
        paragraphs: [
          'You can cancel until it ships. The order shows the exact refund before you confirm. To change an address, write to us right away.',
        ],
      },
      {
        title: 'How do returns work?',
        paragraphs: [
          `You have ${returnDays} days. Start on the order’s own page: pick the items and the reason, and see the exact refund before you send anything.`,
        ],
      },
      { title: 'I have another question', paragraphs: [`Write to ${supportEmail} or use the contact page.`] },
    ],
  }),
  shipping: ({ delivery }: ShopFacts): HelpText => ({
    title: 'Shipping',
    lead: `${delivery}.`,
    sections: [
      {
        title: 'What it costs',
        paragraphs: [
          'The cost depends on the address and the delivery method. The checkout shows it before you pay, and nothing is added later.',
        ],
      },
      {
        title: 'When it arrives',
        paragraphs: [
          'The product page shows the expected days. Your order repeats them, and keeps them up to date once the parcel is on its way.',
        ],
      },
      {
        title: 'Following a parcel',
        paragraphs: [
          'We email you when your order ships. Its page then shows every step that the carrier tells us.',
        ],
      },
    ],
  }),
  returns: ({ returnDays }: ShopFacts): HelpText => ({
    title: 'Returns',
    lead: `Not for you? You have ${returnDays} days to send it back and get your money back.`,
    sections: [
      {
        title: 'How to return something',
        paragraphs: [
          'Open the delivered order and choose Return items. Pick what you are returning and why, and how you will send it.',
          'We review your request and email you. Pack the items, and use the label that we send or drop them off.',
        ],
      },
      {
        title: 'What you get back',
        paragraphs: [
          'You see the exact refund, any fee included, before you send the request. Once your items are here, the money goes back the way you paid.',
        ],
      },
      {
        title: 'Damaged, or not what you ordered?',
        paragraphs: [
          'Choose that reason in the request, or write to us with a picture. We will put it right.',
        ],
      },
    ],
  }),
  about: ({ name }: ShopFacts): HelpText => ({
    title: 'About Us',
    lead: `${name} is an online shop for clothing, electronics and things for the home.`,
    sections: [
      {
        title: 'What we care about',
        paragraphs: [
          'A price that you can check: every order explains how its total came about, down to the cent.',
          'No tricks: stock figures, delivery days and offers on this site are real.',
        ],
      },
      {
        title: 'The software',
        paragraphs: ['This shop runs on Duka, an open-source online shop. Anybody may read how it works.'],
      },
    ],
  }),
} as const;

export type HelpPage = keyof typeof helpPages;

export const sizeGuidePage = {
  title: 'Size Guide',
  lead: 'Measure yourself, not the clothes you own. All figures are body measurements.',
  clothes: 'Clothes',
  of: {
    "women's fashion": 'Women’s clothes',
    jeans: 'Jeans',
    suits: 'Suits',
    shoes: 'Shoes',
    accessories: 'Belts',
  },
} as const;
