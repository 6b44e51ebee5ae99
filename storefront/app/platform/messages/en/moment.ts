/** Made when first needed: see writing.ts. */
let formatter: Intl.DateTimeFormat | undefined;

/** `Nov 21, 2026, 2:05 PM`, as the moment is in Greenwich. */
export const writeMoment = (at: Date): string =>
  (formatter ??= new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })).format(at);
