import { lazy, type ComponentType } from 'react';

/** A page whose code is fetched when it is first opened. */
export const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));
