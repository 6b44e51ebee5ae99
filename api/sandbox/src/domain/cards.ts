/** What a test card does when it pays. Numbers after Stripe's testing page; no other number is taken. */
export type CardBehaviour =
  | { kind: 'pays' }
  | { kind: 'declines'; code: string; declineCode: string | null; message: string }
  | { kind: 'asks_3ds' }
  | { kind: 'disputes' }
  | { kind: 'refund_fails' };

export interface TestCard {
  number: string;
  brand: 'visa';
  title: string;
  behaviour: CardBehaviour;
}

const visa = (number: string, title: string, behaviour: CardBehaviour): TestCard => ({
  number,
  brand: 'visa',
  title,
  behaviour,
});

const declines = (code: string, declineCode: string | null, message: string): CardBehaviour => ({
  kind: 'declines',
  code,
  declineCode,
  message,
});

export const TEST_CARDS: readonly TestCard[] = [
  visa('4242424242424242', 'Pays', { kind: 'pays' }),
  visa(
    '4000000000000002',
    'Is declined',
    declines('card_declined', 'generic_decline', 'Your card was declined.'),
  ),
  visa(
    '4000000000009995',
    'Has insufficient funds',
    declines('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  ),
  visa('4000000000000069', 'Has expired', declines('expired_card', null, 'Your card has expired.')),
  visa(
    '4000000000000127',
    'Fails the security code check',
    declines('incorrect_cvc', null, "Your card's security code is incorrect."),
  ),
  visa(
    '4000000000000119',
    'Meets a processing error',
    declines(
      'processing_error',
      null,
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  ),
  visa('4000002760003184', 'Asks for a second step (3-D Secure)', { kind: 'asks_3ds' }),
  visa('4000000000000259', 'Pays, then the payment is disputed', { kind: 'disputes' }),
  visa('4000000000005126', 'Pays, but a refund fails later', { kind: 'refund_fails' }),
];

/** What the shopper typed, and the card it stands for once it is right. */
export interface CardInput {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardField = 'number' | 'expiry' | 'cvc';
export type CardErrors = Partial<Record<CardField, string>>;

/** A card that can be tried: the number itself goes no further than this. */
export interface ReadCard {
  card: TestCard;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** Checks number (Luhn, listed), expiry (not past) and security code (three digits), as Stripe's test mode does. */
export function readCard(input: CardInput, now: Date): ReadCard | CardErrors {
  const digits = input.number.replace(/[\s-]/g, '');
  const card = TEST_CARDS.find((candidate) => candidate.number === digits);
  const expiry = readExpiry(input.expiry);
  const errors: CardErrors = {
    ...numberError(digits, card),
    ...expiryError(expiry, now),
    ...(/^\d{3}$/.test(input.cvc.trim()) ? {} : { cvc: 'Enter the three digits of the security code.' }),
  };
  if (!card || !expiry || Object.keys(errors).length > 0) return errors;
  return { card, last4: digits.slice(-4), expMonth: expiry.month, expYear: expiry.year };
}

export function isReadCard(read: ReadCard | CardErrors): read is ReadCard {
  return 'card' in read;
}

function numberError(digits: string, card: TestCard | undefined): CardErrors {
  if (digits === '') return { number: 'Enter a card number.' };
  if (!passesLuhn(digits)) return { number: 'This card number is not valid.' };
  if (!card) return { number: 'Only the test cards listed on this page are taken. Never enter a real card.' };
  return {};
}

function readExpiry(text: string): { month: number; year: number } | null {
  const found = /^\s*(0?[1-9]|1[0-2])\s*(?:\/\s*)?(?:20)?(\d{2})\s*$/.exec(text);
  return found ? { month: Number(found[1]), year: 2000 + Number(found[2]) } : null;
}

function expiryError(expiry: { month: number; year: number } | null, now: Date): CardErrors {
  if (!expiry) return { expiry: 'Enter the expiry date as MM / YY.' };
  const past = Date.UTC(expiry.year, expiry.month, 1) <= now.getTime();
  return past ? { expiry: 'This expiry date is in the past.' } : {};
}

/** ISO/IEC 7812: every second digit from the right doubled, digits summed, divisible by ten. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
