import { CURRENCY_NAMES } from '@duka/client/currencies';
import { spoken } from '../spoken';

/** Every currency by its code and name: `EUR · Euro`. */
export const currencies = () =>
  CURRENCY_NAMES.map(([id, name]) => ({ id, name: `${id} · ${spoken?.currencies[id] ?? name}` }));
