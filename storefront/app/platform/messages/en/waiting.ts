export const waitingTexts = { slow: 'This takes longer than usual.' } as const;
