import { createHash, randomBytes } from 'node:crypto';

const FORMAT = /^[\w-]{43}$/;

/** The secret of a link that is mailed: 256 random bits. */
export const newMailedToken = (): string => randomBytes(32).toString('base64url');

/** What of it is kept: who reads the database can open no link. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a text can be one at all. */
export const isMailedToken = (text: string): boolean => FORMAT.test(text);
