/** `Postal code` in a sentence is `postal code`, `ZIP code` stays. */
const lower = (label: string) => label.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** Labels, hints and problems of form fields. A problem names what is wrong, never just that something is. */
export const formTexts = {
  phoneNumber: 'Phone number',
  expiry: 'Expiry',
  expiryLike: 'MM/YY',
  cvc: 'CVC',
  fillAll: 'Please fill in all fields',
  invalidEmail: 'Please enter a valid email address',
  emailWithoutAt: 'The email address is missing an @',
  emailWithoutDomain: 'The email address is incomplete after the @',
  missing: (label: string) => `Please enter your ${label.toLowerCase()}`,
  missingZip: 'Please enter your ZIP code',
  missingPart: (label: string) => `Please enter your ${lower(label)}`,
  postcodeLike: (country: string, label: string, example: string) =>
    `In ${country} a ${lower(label)} is like ${example}`,
  tooLong: (label: string, most: number) => `${label} can have at most ${most} characters`,
  phoneCharacters: 'A phone number has only digits, spaces and + ( ) -',
  digitsShort: (label: string, missing: number) =>
    `${label} is ${missing} ${missing === 1 ? 'digit' : 'digits'} short`,
  usZip: 'A ZIP code has 5 digits, like 62704',
  monthWrong: 'The month must be between 01 and 12',
  expired: 'This card has expired',
  cardMistyped: 'This card number has a typing mistake in it',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
