import { t } from '../texts';

/** What each paper is for. */
const USES: Readonly<Record<string, string>> = {
  invoice: t('For the buyer, once money has come in; before that it says that it is no invoice'),
  'credit-note': t('For the buyer, when money goes back'),
  'packing-slip': t('Goes with the parcel; no price stands on it'),
  'pick-list': t('For whoever fetches goods from the shelf; in the shop’s first language'),
};

const NAMES: Readonly<Record<string, string>> = {
  invoice: t('Invoice'),
  'credit-note': t('Credit note'),
  'packing-slip': t('Packing slip'),
  'pick-list': t('Pick list'),
};

/** Its id where the panel is older than the shop. */
export const nameOf = (id: string): string => NAMES[id] ?? id;

export const useOf = (id: string): string => USES[id] ?? id;

const PLACES: Readonly<Record<string, string>> = {
  title: t('Title'),
  note: t('Line in the head'),
  label: t('Line'),
  opening: t('Introduction'),
  payment: t('How to pay, while something is due'),
  closing: t('Closing words'),
};

export const placeOf = (place: string): string => PLACES[place] ?? place;
