import { DateInput, type DateInputProps } from 'react-admin';
import { shopDay } from './shop-zone';

/** A day of the shop in a filter; the server counts the first one from its beginning and the last one to its end. */
export const DayInput = (props: DateInputProps) => (
  <DateInput
    {...props}
    parse={(day: string) => day.slice(0, 10)}
    format={(moment: string) => (typeof moment === 'string' && moment ? shopDay(moment) : '')}
  />
);
