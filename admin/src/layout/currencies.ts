import { CURRENCY_NAMES } from '@duka/client/currencies';

/** Every currency by its code and English name: `EUR · Euro`. */
export const currencies = () => CURRENCY_NAMES.map(([id, name]) => ({ id, name: `${id} · ${name}` }));
