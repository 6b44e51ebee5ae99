import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;

/**
 * class-validator looks through the rules of all classes for those of each object that it checks, and sorts them by
 * member. They stand once the code is loaded, and the shop checks all objects alike, so each class is looked up once.
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
    const grouped = sorted.get(rules) ?? sort(rules);
    sorted.set(rules, grouped);
    return grouped;
  };
}
