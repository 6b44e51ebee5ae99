export const orderFileTexts = {
  title: 'Your files',
  loadFailed: 'We couldn’t load your files.',
  notYet: 'Your files are here as soon as all of your order is paid.',
  none: 'There is nothing to download now.',
  download: (name: string) => `Download ${name}`,
  small: 'less than 1 MB',
  size: (n: number) => `${n} MB`,
  left: (n: number, day: string) => `${n} ${n === 1 ? 'download' : 'downloads'} left until ${day}`,
  usedUp: 'This link has been used as often as it can be. Write to us, and we will send you a new one.',
  over: 'This link has ended. Write to us, and we will send you a new one.',
  open: 'Your download',
  get: 'Download',
  began: 'The download has begun. What breaks off goes on where it was.',
  closed: 'Nothing to download here',
  unavailable: 'Files cannot be reached right now. Please try again in a moment.',
  failed: 'We cannot show this download right now. Please try again in a moment.',
  write: 'Write to the shop',
  consent:
    'I want my files at once, before the period in which I may withdraw is over. I know that my right to withdraw from them ends with the first download.',
  consented: (day: string) =>
    `On ${day} you asked to have these files at once. Your right to withdraw from them ends with the first download.`,
} as const;
