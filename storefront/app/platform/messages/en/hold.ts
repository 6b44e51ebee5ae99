const counted = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`;

/** How long stock is held when it is a day or more, where seconds say nothing. */
export const holdTexts = {
  days: (days: number) => counted(days, 'day'),
  daysAndHours: (days: number, hours: number) => `${counted(days, 'day')} ${counted(hours, 'hour')}`,
} as const;
