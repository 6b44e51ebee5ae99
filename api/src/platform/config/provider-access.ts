/** How to reach one outside provider. */
export interface Access {
  /** Origin such as `https://api.example.com`, without a final slash; unset: the provider's own. */
  baseUrl?: string;
  /** Secrets by name; never logged. */
  secrets: Readonly<Record<string, string>>;
  /** A stand-in of this installation, which moves no money. */
  isSimulated?: true;
  /** By what is set, payments there are of real money. */
  movesMoney?: true;
}

/** Reaches nobody: the provider is neither configured nor played by this installation. */
export class NoProvider extends Error {
  override readonly name = 'NoProvider';
}

/**
 * Where outside providers are. A local stand-in announces itself when it has started, because its port and its secrets
 * are made at start; adapters ask at each call, so that the very same adapter speaks to either.
 */
export class ProviderAccess {
  private readonly known = new Map<string, Access>();

  announce(provider: string, access: Access): void {
    this.known.set(provider, access);
  }

  has(provider: string): boolean {
    return this.known.has(provider);
  }

  /** True while payments by any provider move no money. */
  get isSimulated(): boolean {
    return [...this.known.values()].some(({ isSimulated }) => isSimulated);
  }

  /** True where any provider moves real money: nothing is played beside it. */
  get movesMoney(): boolean {
    return [...this.known.values()].some(({ movesMoney }) => movesMoney);
  }

  /** @throws NoProvider */
  of(provider: string): Access {
    const access = this.known.get(provider);
    if (!access) throw new NoProvider(`no access to ${provider} is configured`);
    return access;
  }
}
