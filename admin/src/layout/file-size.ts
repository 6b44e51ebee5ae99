import { panelLanguage } from '../spoken';

const written = (unit: 'kilobyte' | 'megabyte') =>
  new Intl.NumberFormat(panelLanguage, { style: 'unit', unit, maximumFractionDigits: 1 });

/** `12.5 MB`; of less than one, kilobytes. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? written('kilobyte').format(bytes / 1_000)
    : written('megabyte').format(bytes / 1_000_000);
