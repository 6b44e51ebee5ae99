import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;

/** That there is something, then what it is: whoever sends `"5"` for a price reads that it is to be a number, not how large it may be. */
const FIRST = [
  new Set(['isDefined', 'isNotEmpty']),
  new Set(['isString', 'isNumber', 'isInt', 'isAmount', 'isBoolean', 'isArray']),
];

/**
 * class-validator looks through the rules of all classes for those of each object that it checks, and sorts them by
 * member. They stand once the code is loaded, and the shop checks all objects alike, so each class is looked up once, and the
 * first rule that does not hold is the one that is told, wherever it is written.
 */
export function keepRules(storage = getMetadataStorage()): void {
  const find: Storage['getTargetValidationMetadatas'] = storage.getTargetValidationMetadatas.bind(storage);
  const sort: Storage['groupByPropertyName'] = storage.groupByPropertyName.bind(storage);
  const ofClass = new WeakMap<object, Rules>();
  const sorted = new WeakMap<Rules, ReturnType<typeof sort>>();

  storage.getTargetValidationMetadatas = (...asked) => {
    const target: unknown = asked[0];
    // what was sent may have a member of that name
    if (typeof target !== 'function') return find(...asked);
    const rules = ofClass.get(target) ?? find(...asked);
    ofClass.set(target, rules);
    return rules;
  };
  storage.groupByPropertyName = (rules) => {
    const known = sorted.get(rules);
    if (known) return known;
    const grouped = sort(rules);
    for (const ofMember of Object.values(grouped)) ofMember.sort((one, other) => rankOf(one) - rankOf(other));
    sorted.set(rules, grouped);
    return grouped;
  };
}

function rankOf({ name = '' }: Rules[number]): number {
  const rank = FIRST.findIndex((names) => names.has(name));
  return rank === -1 ? FIRST.length : rank;
}
