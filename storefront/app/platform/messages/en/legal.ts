/** Terms and privacy: plain words for a demo shop. A real shop replaces them with its own. */
export type LegalSection = { title: string; paragraphs: readonly string[] };

export const termsTexts: { title: string; lead: string; sections: readonly LegalSection[] } = {
  title: 'Terms Of Use',
  lead: 'What you can expect from us, and what we expect from you. In plain words.',
  sections: [
    {
      title: 'Ordering',
      paragraphs: [
        'The price that you see when you press “Complete Order” is the price that you pay. If a price or the stock has changed in the meantime, nothing is charged: we show you the new figures and ask.',
        'While you pay, your items are held for you. The order is placed when we confirm it on the page and by email.',
      ],
    },
    {
      title: 'Prices and payment',
      paragraphs: [
        'You pay in the currency in which checkout shows the total: the shop’s, or another one that you have chosen where it offers several. You can pay by card, by mobile money, or in cash on delivery. With cash on delivery a part of the total, shown before you order, is due up front and the rest when you get your order.',
        'Coupons are used once per order and cannot be paid out.',
      ],
    },
    {
      title: 'Delivery',
      paragraphs: [
        'What shipping costs is shown before you pay. The expected days of arrival stand on the product page and on your order.',
      ],
    },
    {
      title: 'Cancelling and returns',
      paragraphs: [
        'You can cancel an order until it is shipped. Everything you have paid for it is returned the way it came, and we show you the exact amount before you confirm.',
        'How many days you have to send things back for your money stands on every product page and in your cart.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'Keep your password to yourself. You can see where you are logged in, and log out other devices, in your settings.',
        'Reviews are yours; we show them with your first name and initial. We remove what is insulting or unlawful.',
      ],
    },
  ],
};

export const privacyTexts: { title: string; lead: string; sections: readonly LegalSection[] } = {
  title: 'Privacy Policy',
  lead: 'We keep what an order needs, and nothing else. No advertising, no tracking by others.',
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'Your name, email address and phone number; the addresses that you save; your orders, payments, refunds, reviews and favorites. Your password is kept only as a hash that cannot be turned back.',
        'Card numbers never reach us: you enter them at the payment provider. Where the checkout of a demo shop shows card fields, what you type there stays on your page, is sent nowhere and is wiped when you leave it.',
      ],
    },
    {
      title: 'What we use it for',
      paragraphs: [
        'To sell and deliver what you order, to answer you, and to keep accounts as the law asks. The newsletter comes only after you have confirmed it, and every letter has a link to stop it.',
        'Of whoever stops reminders of a cart we keep the fingerprint of the mailbox, from which nobody reads the address, and nothing else: so that nobody asks for them there again.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'The payment provider that you choose and the carrier that brings your parcel, each only what it needs. Nobody else.',
      ],
    },
    {
      title: 'In your browser',
      paragraphs: [
        'No cookies for tracking. Your login and your choice of theme are kept in the browser’s own storage and leave it when you log out or clear it.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Ask us what we know about you, have it corrected, or have it deleted as far as the law lets us. Write to us on the contact page.',
      ],
    },
  ],
};
