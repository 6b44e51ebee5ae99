/** The reminder of a left cart: the box at the checkout, and the pages behind the links of its letter. */
export const reminderTexts = {
  box: 'Remind me once if I leave my cart',
  failed: 'We could not note this. Please try again.',
  title: 'Your cart',
  nothing: 'Nothing waits in this cart',
  nothingText: 'What was in it has been bought, taken out or is no longer sold.',
  notFound: 'We cannot find this cart',
  notFoundText: 'Please open the link of the email again.',
  restoreFailed: 'We cannot show this cart right now',
  stopTitle: 'No more reminders?',
  stopText: 'One press, and we do not remind you of a cart again.',
  stop: 'Stop reminders',
  stopped: 'We will not remind you of a cart again.',
} as const;
