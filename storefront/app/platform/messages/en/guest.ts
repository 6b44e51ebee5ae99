type LeftOut = { name: string; quantity: number };

export const guestTexts = {
  haveAccount: 'Have an account?',
  title: 'Create an account',
  why: (email: string) => `With a password for ${email} your order and your cart are there the next time.`,
  password: 'Password',
  passwordMissing: 'Please choose a password.',
  create: 'Create account',
  failed: 'The account could not be created. Please try again.',
  lookAtMail: (email: string) => `We have sent a mail to ${email} with the link for your password.`,
  leftOut: (items: readonly LeftOut[]) =>
    `No longer in your cart, for want of stock: ${items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}`,
  mergeFailed: 'What you put into the cart before the log-in could not be added.',
} as const;
