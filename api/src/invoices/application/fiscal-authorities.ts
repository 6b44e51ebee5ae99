import { homeCountry } from '../../kernel/home-country.js';
import type { FiscalAuthority } from '../authorities/contract.js';

/** The tax offices that are set up. */
export class FiscalAuthorities {
  constructor(
    private readonly all: readonly FiscalAuthority[],
    private readonly isSetUp: (name: string) => boolean = () => true,
  ) {}

  /** The one that papers of this shop are registered with now; undefined for none. */
  get current(): FiscalAuthority | undefined {
    return this.setUp.find(({ definition }) => definition.countries.includes(homeCountry()));
  }

  private get setUp(): readonly FiscalAuthority[] {
    return this.all.filter(({ definition }) => this.isSetUp(definition.name));
  }

  /** Undefined where it is set up no more. */
  named(name: string): FiscalAuthority | undefined {
    return this.setUp.find(({ definition }) => definition.name === name);
  }
}
