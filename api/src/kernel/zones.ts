/** Parts of the world where the same terms hold, under a name that no other zone of its kind has. */
export interface Zone {
  id: string;
  /** One more with each change. */
  version: number;
  name: string;
}

/** The zones of one kind that the shop has. */
export abstract class Zones<Z extends Zone> {
  /** The oldest first; kept for a second. */
  abstract all(): Promise<readonly Z[]>;
  /** Locked until the running transaction ends; undefined when there is none. */
  abstract lock(id: string): Promise<Z | undefined>;
  /** @throws a refusal when another zone has the name */
  abstract add(zone: Z): Promise<void>;
  /** @throws a refusal when another zone has the name */
  abstract save(zone: Z): Promise<void>;
  /** What was kept is read anew. Call when a change is committed. */
  abstract forget(): void;
  /** False when there is none. */
  abstract remove(id: string): Promise<boolean>;
}
