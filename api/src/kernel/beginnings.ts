/** Port: what was decided earlier and shows by itself from a moment on, such as a page that is to be published then. */
export abstract class Beginnings {
  /** Whether anything began after `from` and up to `to`. */
  abstract between(from: Date, to: Date): Promise<boolean>;
}
