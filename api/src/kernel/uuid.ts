const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID of any version, in letters of either case. */
export const isUuid = (text: string): boolean => UUID.test(text);
