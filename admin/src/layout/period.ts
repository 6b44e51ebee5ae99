import { plusDays, shopDay } from './shop-zone';
import { t } from '../texts';

/** First and last day, as ISO days of the shop. */
export type Days = { from: string; to: string };

export type Comparison = 'none' | 'before' | 'year';

export const COMPARISONS: readonly { id: Comparison; name: string }[] = [
  { id: 'before', name: t('with the days before') },
  { id: 'year', name: t('with the year before') },
  { id: 'none', name: t('with nothing') },
];

const lastDays =
  (days: number) =>
  (today: string): Days => ({ from: plusDays(today, 1 - days), to: today });

/** What may be chosen without typing days. */
export const PRESETS: readonly { id: string; name: string; days: (today: string) => Days }[] = [
  { id: 'today', name: t('Today'), days: lastDays(1) },
  { id: '7', name: t('7 days'), days: lastDays(7) },
  { id: '30', name: t('30 days'), days: lastDays(30) },
  { id: '90', name: t('90 days'), days: lastDays(90) },
  { id: 'year', name: t('This year'), days: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }) },
];

/** What the days are called that were typed. */
export const OWN = 'own';

export interface Chosen extends Days {
  preset: string;
  compare: Comparison;
}

const DAY = /^[12]\d{3}-\d\d-\d\d$/;
/** As many days as the server tells at once. */
const MOST_DAYS = 366;

/** How many days from one to another, both included. */
const lengthOf = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** What an address asks for; the last 30 days beside those before where it says nothing that is understood. */
export function chosenIn(search: URLSearchParams, now: Date): Chosen {
  const today = shopDay(now.toISOString());
  const compare = COMPARISONS.find(({ id }) => id === search.get('compare'))?.id ?? 'before';
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (DAY.test(from) && DAY.test(to) && !wrongDays({ from, to })) return { from, to, compare, preset: OWN };
  const preset =
    PRESETS.find(({ id }) => id === search.get('period')) ?? PRESETS.find(({ id }) => id === '30');
  if (!preset) throw new Error(t('30 days may be chosen'));
  return { ...preset.days(today), compare, preset: preset.id };
}

/** What is wrong with days that were typed; nothing where they are right. */
export function wrongDays(days: Days): string | undefined {
  const length = lengthOf(days);
  if (Number.isNaN(length)) return t('Choose two days');
  if (length < 1) return t('The first day must not be after the last');
  return length > MOST_DAYS ? t('Choose at most {mostDays} days', { mostDays: MOST_DAYS }) : undefined;
}

/** The days with which a period is compared; nothing where it is with none. */
export function earlierDays({ from, to, compare }: Days & { compare: Comparison }): Days | undefined {
  if (compare === 'none') return undefined;
  if (compare === 'year') return { from: yearBefore(from), to: yearBefore(to) };
  return { from: plusDays(from, -lengthOf({ from, to })), to: plusDays(from, -1) };
}

const yearBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
