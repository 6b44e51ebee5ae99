import { DateTimeInput, type DateTimeInputProps } from 'react-admin';
import { momentOf, shopClock, shopZone } from './shop-zone';
import { t } from '../texts';

/** "2026-12-24T10:00" is ten o'clock in the shop; a moment crosses the wire whole, with its zone. */
const whole = (typed: string): string | null => {
  const moment = typed ? momentOf(typed) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
};

const typedAs = (moment: unknown): string =>
  typeof moment === 'string' && moment ? shopClock(new Date(moment)) : '';

type Props = Omit<DateTimeInputProps, 'helperText'> & { helperText?: string };

const clock = () => t('Time of {shopZone}', { shopZone: shopZone().replaceAll('_', ' ') });

/** A day and a time by the shop's clock, kept as the moment that is meant; emptied, it is null. */
export const DateTimeField = ({ helperText, ...props }: Props) => (
  <DateTimeInput
    {...props}
    parse={whole}
    format={typedAs}
    helperText={helperText ? `${helperText}. ${clock()}` : clock()}
  />
);
