import { DateTimeInput, type DateTimeInputProps } from 'react-admin';

/** "2026-12-24T10:00" is ten o'clock here; a moment crosses the wire whole, with its zone. */
const whole = (typed: string): string | null => {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

/** A day and a time of the person's own clock, kept as the moment that they mean; emptied, it is null. */
export const DateTimeField = (props: DateTimeInputProps) => <DateTimeInput {...props} parse={whole} />;
