import { AUTHORITIES } from './index.js';

const byName = new Map<string, string>(AUTHORITIES.map(({ name, label }) => [name, label]));

/** How people call an office; its name where the shop knows it no more. */
export const labelOfAuthority = (name: string): string => byName.get(name) ?? name;
