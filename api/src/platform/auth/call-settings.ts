/**
 * Port: the settings by which a call that writes is decided, as they are at that moment. They are read with its session, or
 * alone before it is let in. Implemented by the settings feature.
 */
export abstract class CallSettings {
  /** Whether the call at hand is one that needs them and has not got them. */
  abstract readonly areWanted: boolean;
  /** They were read beside the session: the JSON of what was decided, null for nothing. */
  abstract readBeside(decided: unknown): void;
  /** Reads them where they are still wanted. */
  abstract read(): Promise<void>;
}
