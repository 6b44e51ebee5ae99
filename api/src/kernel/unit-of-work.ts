/**
 * All or nothing: everything that the ports do inside `run` is one database transaction. Nested calls join the outer
 * one. A deadlock or serialization failure is tried again, so `work` must not touch the world outside the database.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
