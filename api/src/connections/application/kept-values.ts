import type { Connections } from '../../kernel/connections.js';
import type { Opened, Sealer } from './ports.js';

/** Before what is no secret; nothing that is sealed has a colon. */
const PLAIN = 'plain:';

/** How values are kept: secrets sealed, under their names; what everybody who may see the connections reads as it is. */
export class KeptValues {
  private readonly plain: ReadonlySet<string>;

  constructor(
    connections: Pick<Connections, 'all'>,
    private readonly sealer: Sealer,
  ) {
    const declared = connections.all.flatMap(({ variables }) => variables);
    this.plain = new Set(declared.filter(({ isSecret }) => !isSecret).map(({ name }) => name));
  }

  isPlain(name: string): boolean {
    return this.plain.has(name);
  }

  /** Where it is sealed, there must be a key to seal with. */
  keep(name: string, text: string): string {
    return this.isPlain(name) ? `${PLAIN}${text}` : this.sealer.seal(name, text);
  }

  /** Undefined where it does not open, and where a secret is not sealed: nobody but this shop has written it then. */
  open(name: string, kept: string): Opened | undefined {
    if (!this.isPlain(name)) return kept.startsWith(PLAIN) ? undefined : this.sealer.open(name, kept);
    if (kept.startsWith(PLAIN)) return { text: kept.slice(PLAIN.length), isOld: false };
    const opened = this.sealer.open(name, kept);
    return opened && { ...opened, isOld: true };
  }
}
