/** The address that one logs in with, and the page of the link that changes it. */
export const emailTexts = {
  title: 'Email address',
  now: 'You log in with',
  next: 'New email address',
  hint: 'We email a link there. Your address changes when you open it.',
  change: 'Change email address',
  failed: 'Failed to change your email address',
  confirmTitle: 'Change your email address',
  confirmText: 'One press, and you log in with your new address from now on.',
  confirm: 'Change my address',
} as const;
