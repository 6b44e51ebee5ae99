import { LANGUAGE } from '../../kernel/languages.js';
import { SynonymNotFound, SynonymTaken, synonymTerms, type SynonymTerms } from '../domain/synonym.js';

/** English ones, unless it says of which language. */
type NewTerms = Omit<SynonymTerms, 'language'> & { language?: string | undefined };

export abstract class Synonyms {
  /** Undefined when there is one for these words already. */
  abstract add(terms: SynonymTerms): Promise<string | undefined>;
  abstract find(id: string): Promise<SynonymTerms | undefined>;
  /** False when another one has these words already. */
  abstract put(id: string, terms: SynonymTerms): Promise<boolean>;
  /** False when there is none. */
  abstract remove(id: string): Promise<boolean>;
}

/** Staff's work on what else is looked for. It counts in every process within a second. */
export class EditSynonyms {
  constructor(private readonly synonyms: Synonyms) {}

  /** Returns its id. @throws SynonymWrong, SynonymTaken */
  async create({ language = LANGUAGE, ...terms }: NewTerms): Promise<string> {
    const id = await this.synonyms.add(synonymTerms({ ...terms, language }));
    if (id === undefined) throw new SynonymTaken();
    return id;
  }

  /** Changes what is sent. @throws SynonymNotFound, SynonymWrong, SynonymTaken */
  async change(
    id: string,
    change: { [M in keyof SynonymTerms]?: SynonymTerms[M] | undefined },
  ): Promise<void> {
    const { language, typed, finds } = (await this.synonyms.find(id)) ?? notFound();
    const terms = synonymTerms({
      language: change.language ?? language,
      typed: change.typed ?? typed,
      finds: change.finds ?? finds,
    });
    if (!(await this.synonyms.put(id, terms))) throw new SynonymTaken();
  }

  /** @throws SynonymNotFound */
  async remove(id: string): Promise<void> {
    if (!(await this.synonyms.remove(id))) notFound();
  }
}

function notFound(): never {
  throw new SynonymNotFound();
}
