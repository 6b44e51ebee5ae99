import { DateInput, type DateInputProps } from 'react-admin';

/** A last day of a filter: that whole day counts. */
export const UntilInput = (props: DateInputProps) => (
  <DateInput
    {...props}
    parse={(day: string) => (day ? `${day.slice(0, 10)}T23:59:59.999Z` : '')}
    format={(moment: string) => (typeof moment === 'string' ? moment.slice(0, 10) : '')}
  />
);
