import type { Ids } from '../../kernel/ids.js';
import { KNOWN_COLUMNS } from '../domain/import/line.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { checkedField, MOST_FIELDS, nameFor, type OwnField } from '../domain/fields/own-field.js';
import { FieldNotFound, FieldTaken, FieldWrong } from '../domain/fields/refusals.js';

/** A declared field of products as staff sees it. */
export interface FieldView extends Omit<OwnField, 'kind' | 'choices'> {
  id: string;
  name: string;
  kind: string;
  choices: { value: string; label: string }[];
  /** In which an amount is said; empty for other kinds. */
  units: string[];
  /** Of several lines. */
  isLong: boolean;
  declaredBy: 'duka' | 'merchant';
  /** How many products hold a value. */
  products: number;
  /** Searches are still being told of its last change. */
  isSettling: boolean;
}

export interface StoredField extends OwnField {
  id: string;
  name: string;
}

/** The merchant's declarations, and what depends on them. Joins the caller's transaction. */
export abstract class OwnFields {
  /** With the list of all of them locked until the transaction ends. */
  abstract lock(): Promise<StoredField[]>;
  /** Those that no new field may have: of the present ones, and of those whose values are still being taken out. */
  abstract takenNames(): Promise<string[]>;
  /** False when another one has this label. */
  abstract add(field: StoredField): Promise<boolean>;
  /** False when another one has this label. */
  abstract put(field: StoredField): Promise<boolean>;
  /** It is no more; its values and its name stay until products are settled. */
  abstract remove(field: StoredField): Promise<void>;
  /** Has all products settled once the transaction has committed. */
  abstract settleLater(field: StoredField): Promise<void>;
  /** The values of choices that products hold. */
  abstract valuesOf(name: string): Promise<string[]>;
}

type Change = { [Member in keyof OwnField]?: OwnField[Member] | undefined };

/** Staff's work on the fields of its own. It counts in every process within a second. */
export class EditFields {
  constructor(
    private readonly fields: OwnFields,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns its id. @throws FieldWrong, FieldTaken */
  declareField(wanted: OwnField): Promise<string> {
    return this.unitOfWork.run(async () => {
      const declared = await this.fields.lock();
      if (declared.length >= MOST_FIELDS)
        throw new FieldWrong([
          { field: 'label', message: `A shop has at most ${MOST_FIELDS} fields of its own` },
        ]);
      const checked = checkedField(wanted);
      const name = nameFor(checked.label, [...(await this.fields.takenNames()), ...KNOWN_COLUMNS]);
      const field = { ...checked, id: this.ids.next(), name };
      if (!(await this.fields.add(field))) throw new FieldTaken();
      return field.id;
    });
  }

  /** Changes what is sent; values stay. Its kind stays, and so does a choice that a product holds. @throws FieldNotFound, FieldWrong, FieldTaken */
  changeField(id: string, change: Change): Promise<void> {
    return this.unitOfWork.run(async () => {
      const field = await this.own(id);
      const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const next: StoredField = { ...field, ...checkedField({ ...field, ...(sent as Partial<OwnField>) }) };
      if (next.kind !== field.kind)
        throw new FieldWrong([{ field: 'kind', message: 'The kind of a field stays; declare another one' }]);
      await this.keepsHeld(field, next);
      if (!(await this.fields.put(next))) throw new FieldTaken();
      if (next.isSearchable !== field.isSearchable) await this.fields.settleLater(next);
    });
  }

  /** Takes it out; the values that products hold of it are seen no more, and go a little later. @throws FieldNotFound */
  removeField(id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const field = await this.own(id);
      await this.fields.remove(field);
      await this.fields.settleLater(field);
    });
  }

  private async own(id: string): Promise<StoredField> {
    const found = (await this.fields.lock()).find((field) => field.id === id);
    if (!found) throw new FieldNotFound();
    return found;
  }

  private async keepsHeld({ name, kind, choices }: StoredField, next: StoredField): Promise<void> {
    const gone = kind === 'choice' ? choices.filter((choice) => !next.choices.includes(choice)) : [];
    if (gone.length === 0) return;
    const held = (await this.fields.valuesOf(name)).filter((value) => gone.includes(value));
    if (held.length > 0)
      throw new FieldWrong([
        { field: 'choices', message: `Products hold ${held.join(', ')}; change them first` },
      ]);
  }
}
