/** The pages behind the links of mails that ask for one press. */
export const letterTexts = {
  done: 'Thank you',
  confirmTitle: 'One more step',
  confirmText: (percent: number) =>
    percent > 0
      ? `Confirm your address, and a code for ${percent}% off your first order comes by email.`
      : 'Confirm your address, and our letters come to you.',
  confirm: 'Confirm subscription',
  confirmed: 'Your subscription is confirmed.',
  confirmEmailText: 'Confirm that this email address is yours, and you can order.',
  confirmEmail: 'Confirm my address',
  emailConfirmed: 'Your email address is confirmed. You can order now.',
  loginAndConfirm: 'Log in and confirm',
  confirmAnew: 'Confirm without logging in',
  anewText:
    'Not your account? Confirm without logging in: it is then emptied of what others put in, everybody is logged out, and you set a new password.',
  ownFailed: 'Failed to use this link. Please try again.',
  leaveTitle: 'No more letters?',
  leaveText: 'One press and you will not hear from us again. You can come back at any time.',
  leave: 'Unsubscribe',
  left: 'You have been unsubscribed.',
} as const;
