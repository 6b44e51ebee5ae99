/** Whom gift cards are for, at the checkout. */
export const giftTexts = {
  title: 'Gift cards',
  hint: 'You get them by email, to print or to pass on. Or we send them to somebody else.',
  piece: (piece: number, of: number) => `${piece} of ${of}`,
  forOther: 'Send it to somebody else',
  email: 'Their email',
  name: 'Their name',
  from: 'From',
  sendOn: 'Send it on',
  sendOnHint: 'Left empty, it goes out as soon as it is paid',
  message: 'Your message',
  edit: 'Edit gift cards',
} as const;
