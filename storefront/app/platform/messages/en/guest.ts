export const guestTexts = {
  haveAccount: 'Have an account?',
  title: 'Create an account',
  why: (email: string) => `With a password for ${email} your order and your cart are there the next time.`,
  password: 'Password',
  passwordMissing: 'Please choose a password.',
  create: 'Create account',
  failed: 'The account could not be created. Please try again.',
  lookAtMail: (email: string) => `We sent an email to ${email} with the link for your password.`,
  leftOut: (items: string) => `No longer available and left out of your cart: ${items}`,
  mergeFailed: 'We couldn’t add your earlier cart.',
} as const;
