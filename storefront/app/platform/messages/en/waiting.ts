export const waitingTexts = { slow: 'This takes longer than usual.', stop: 'Stop waiting' } as const;
