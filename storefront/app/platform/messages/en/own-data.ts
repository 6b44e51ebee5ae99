export const ownDataTexts = {
  title: 'Your data',
  lead: 'Everything we keep about you: account, addresses, orders, reviews and more. Messages, alerts and the newsletter are part of it once you have confirmed your address. Any link that we emailed you, such as one for a new password, does that.',
  download: 'Download my data',
  fileName: 'my-data.json',
  downloadFailed: 'Failed to download your data',
  erase: 'Delete my account',
  eraseTitle: 'Delete your account?',
  eraseLead:
    'Your profile, addresses, cart and favorites are deleted for good. Orders stay in our books without your name. Store credit that is left is lost. This cannot be undone.',
  keep: 'Keep my account',
  eraseNow: 'Delete for good',
  erased: 'Your account has been deleted',
  eraseFailed: 'Failed to delete your account',
} as const;
