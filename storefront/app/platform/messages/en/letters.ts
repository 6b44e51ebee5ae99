/** The pages behind the links of the newsletter's mails. */
export const letterTexts = {
  done: 'Thank you',
  confirmTitle: 'One more press',
  confirmText: 'Confirm your address, and a code for 10% off your first order comes by mail.',
  confirm: 'Confirm subscription',
  confirmed: 'Your subscription is confirmed.',
  leaveTitle: 'No more letters?',
  leaveText: 'One press and you will not hear from us again. You can come back at any time.',
  leave: 'Unsubscribe',
  left: 'You have been unsubscribed.',
} as const;
