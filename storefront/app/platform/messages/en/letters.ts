/** The pages behind the links of mails that ask for one press. */
export const letterTexts = {
  done: 'Thank you',
  confirmTitle: 'One more press',
  confirmText: 'Confirm your address, and a code for 10% off your first order comes by mail.',
  confirm: 'Confirm subscription',
  confirmed: 'Your subscription is confirmed.',
  confirmEmailText: 'Confirm that this mail address is yours, and you can order.',
  confirmEmail: 'Confirm my address',
  emailConfirmed: 'Your email address is confirmed. You can order now.',
  leaveTitle: 'No more letters?',
  leaveText: 'One press and you will not hear from us again. You can come back at any time.',
  leave: 'Unsubscribe',
  left: 'You have been unsubscribed.',
} as const;
