import { UnitOfWork } from '../unit-of-work.js';

/** Runs the work as it is: for use cases over in-memory ports, where nothing has to be undone. */
export class DirectUnitOfWork extends UnitOfWork {
  override run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  override snapshot<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}
