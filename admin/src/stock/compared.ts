import type { ComparedField, FormRecord } from '../layout/conflict';
import { count, date, money } from '../layout/format';
import type { PlaceRecord } from '../records';
import { progressOf, type ArrivalLine, type ArrivalList, type ArrivalRecord } from './arrival';
import { t } from '../texts';

const field = (
  label: string,
  text: (one: ArrivalRecord) => string | number | null | undefined,
  ...members: (keyof ArrivalRecord)[]
): ComparedField => ({
  label,
  members,
  text: (record: FormRecord) => String(text(record as unknown as ArrivalRecord) ?? ''),
});

const lineOf = ({ quantity, name, cost }: ArrivalLine, currency?: string) =>
  [`${count(quantity)} × ${name}`, typeof cost === 'number' && money(cost, currency)]
    .filter(Boolean)
    .join(' · ');

/** What two people may have changed in a draft of goods that are to come, or in what is said of those that were sent. */
export function comparedFields(
  list: ArrivalList,
  places: readonly Pick<PlaceRecord, 'id' | 'name'>[] = [],
): ComparedField[] {
  const placeOf = (id: string | null | undefined) => places.find((place) => place.id === id)?.name ?? id;
  const isOrder = list === 'purchase-orders';
  return [
    ...(isOrder
      ? [
          field(t('Supplier'), ({ supplier }) => supplier, 'supplier'),
          field(t('Email'), ({ supplierEmail }) => supplierEmail, 'supplierEmail'),
          field(
            t('Currency'),
            ({ currency, rate }) => [currency, rate].filter(Boolean).join(' · '),
            'currency',
            'rate',
          ),
        ]
      : [field(t('Leaves'), ({ fromPlaceId }) => placeOf(fromPlaceId), 'fromPlaceId')]),
    field(t('Comes to'), ({ placeId }) => placeOf(placeId), 'placeId'),
    field(
      t('Products'),
      ({ lines = [], currency }) => lines.map((line) => lineOf(line, currency)).join(', '),
      'lines',
    ),
    field(t('Expected on'), ({ expectedOn }) => (expectedOn ? date(expectedOn) : ''), 'expectedOn'),
    field(t('Reference'), ({ reference }) => reference, 'reference'),
    field(t('Note'), ({ note }) => note, 'note'),
  ];
}

/** What is another than it was seen, in words. */
export function changedSince(list: ArrivalList, before: ArrivalRecord, now: ArrivalRecord) {
  const places = [before, now].flatMap(({ placeId, place, fromPlaceId, fromPlace }) => [
    { id: placeId, name: place },
    { id: fromPlaceId ?? '', name: fromPlace ?? '' },
  ]);
  return [...comparedFields(list, places), field(t('Progress'), progressOf)].flatMap(({ label, text }) => {
    const [was, is] = [before, now].map((one) => text(one as unknown as FormRecord));
    return was === is ? [] : [{ label, was: was || t('nothing'), is: is || t('nothing') }];
  });
}
