import { TIME_ZONES } from '@duka/client/time-zones';

/** Every time zone by its IANA name: `America/New York`. */
export const timeZones = () => TIME_ZONES.map((id) => ({ id, name: id.replaceAll('_', ' ') }));
