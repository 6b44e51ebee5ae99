const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether it names a day and no time of it. */
export const isWholeDay = (moment: string): boolean => DAY.test(moment);

/** The last millisecond of a day, ISO 8601: what holds until a day holds to its end. Days are those of UTC. */
export const endOfDay = (day: string): string => `${day}T23:59:59.999Z`;
