/**
 * All or nothing: everything that the ports do inside `run` is one database transaction. Nested calls join the outer
 * one. A deadlock or serialization failure is tried again, so `work` must not touch the world outside the database.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;

  /**
   * Done once the outermost `run` is committed, at once outside of one, and not at all where it fails: for what a process holds in
   * memory, which whoever reads before the commit would bring back as it was.
   */
  afterCommit(work: () => void): void {
    work();
  }

  /**
   * For what a process keeps of rows that are changed here: forgotten at once, so that this work reads what it wrote, and once more when the
   * outermost `run` is over, however it ends. Others have read what was before meanwhile, or what is not there after all.
   */
  forgetting(work: () => void): void {
    work();
  }

  /**
   * Everything read inside is of one moment: what another writes meanwhile is seen whole or not at all. Writes fail. Within
   * `run` it is that transaction, with what it has written, and of one moment is what it has locked.
   */
  abstract snapshot<T>(work: () => Promise<T>): Promise<T>;
}
