import { Translator } from '../application/ports.js';
import { DraftsOff } from '../domain/translation.js';

/** Of all services that translate the first that is set up. */
export class TranslatorInUse extends Translator {
  constructor(private readonly all: readonly Translator[]) {
    super();
  }

  override get isSetUp(): boolean {
    return this.one !== undefined;
  }

  override async translate(...asked: Parameters<Translator['translate']>): Promise<string[]> {
    if (!this.one) throw new DraftsOff();
    return this.one.translate(...asked);
  }

  private get one(): Translator | undefined {
    return this.all.find(({ isSetUp }) => isSetUp);
  }
}
