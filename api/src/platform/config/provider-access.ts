import type { BrowserScript } from '../../kernel/connections.js';

/** How to reach one outside provider. */
export interface Access {
  /** Origin such as `https://api.example.com`, without a final slash; unset: the provider's own. */
  baseUrl?: string;
  /** Secrets by name; never logged. */
  secrets: Readonly<Record<string, string>>;
  /** A stand-in of this installation, which moves no money. */
  isSimulated?: true;
  /** What a stand-in serves to browsers in the provider's place. */
  inBrowser?: BrowserScript;
  /** By what is set, payments there are of real money. */
  movesMoney?: true;
}

/** Reaches nobody: the provider is neither configured nor played by this installation. */
export class NoProvider extends Error {
  override readonly name = 'NoProvider';
}

/**
 * Where outside providers are. A local stand-in announces itself when it has started, because its port and its secrets
 * are made at start; adapters ask at each call, so that the very same adapter speaks to either. What is set up comes
 * before what plays it, and nothing is played beside a provider that moves real money.
 */
export class ProviderAccess {
  private readonly known = new Map<string, Access>();
  private readonly played = new Map<string, Access>();

  announce(provider: string, access: Access): void {
    this.known.set(provider, access);
  }

  /** It is set up no more. */
  withdraw(provider: string): void {
    this.known.delete(provider);
  }

  /** A stand-in for it, reached while the provider itself is not set up. */
  play(provider: string, access: Access): void {
    this.played.set(provider, access);
  }

  has(provider: string): boolean {
    return this.find(provider) !== undefined;
  }

  /** Whether the provider itself is set up, whoever could play it. */
  isSetUp(provider: string): boolean {
    return this.known.has(provider);
  }

  /** True while payments by any provider move no money. */
  get isSimulated(): boolean {
    return [...this.known.keys(), ...this.played.keys()].some((one) => this.find(one)?.isSimulated);
  }

  /** True where any provider moves real money: nothing is played beside it. */
  get movesMoney(): boolean {
    return [...this.known.values()].some(({ movesMoney }) => movesMoney);
  }

  /** @throws NoProvider */
  of(provider: string): Access {
    const access = this.find(provider);
    if (!access) throw new NoProvider(`no access to ${provider} is configured`);
    return access;
  }

  private find(provider: string): Access | undefined {
    return this.known.get(provider) ?? (this.movesMoney ? undefined : this.played.get(provider));
  }
}
