import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import {
  ImportNotFound,
  ImportNotRun,
  ImportOvertaken,
  ImportSetsCosts,
} from '../../domain/import/refusals.js';
import { ImportWork, Imports, type Direction, type ImportStatus } from './ports.js';

const UNDER_WAY: Readonly<Record<Direction, readonly ImportStatus[]>> = {
  run: ['running', 'done'],
  undo: ['undoing', 'undone'],
};
const FROM: Readonly<Record<Direction, ImportStatus>> = { run: 'planned', undo: 'done' };

/** Confirms a dry run, or asks for the last run to be undone. Asked twice, it is done once. */
export class StartImport {
  constructor(
    private readonly imports: Imports,
    private readonly work: ImportWork,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws ImportNotFound, ImportSetsCosts, ImportNotRun, ImportOvertaken */
  startImport(id: string, direction: Direction, maySetCosts = false): Promise<void> {
    return this.unitOfWork.run(async () => {
      const stored = await this.imports.lock(id);
      if (!stored) throw new ImportNotFound();
      if (!maySetCosts && (await this.imports.setsCosts(id))) throw new ImportSetsCosts();
      if (UNDER_WAY[direction].includes(stored.status)) return;
      if (stored.status !== FROM[direction]) throw new ImportNotRun(stored.status);
      if (direction === 'undo' && (await this.imports.isOvertaken(id))) throw new ImportOvertaken();
      await this.imports.become(id, direction === 'run' ? 'running' : 'undoing');
      await this.work.begin(id, direction);
    });
  }
}
