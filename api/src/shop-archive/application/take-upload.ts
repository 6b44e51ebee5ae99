import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { ArchiveNotFound, ArchiveTooLarge, ShopNotEmpty } from '../domain/refusals.js';
import { checkPiece, checkPlace, type Upload } from '../domain/upload.js';
import type { ArchiveDesk, LaterFilling, ShopTables } from './ports.js';

/** The largest file that comes in by requests; larger ones are taken in by the command. */
export const MOST_BYTES = 2 * 2 ** 30;
const MOST = '2 GiB';

/** A file that fills an empty shop comes in, piece by piece, and fills it when all of it is there. */
export class TakeUpload {
  constructor(
    private readonly desk: ArchiveDesk,
    private readonly tables: ShopTables,
    private readonly filling: LaterFilling,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** In place of an upload that was interrupted or is over. @throws ArchiveTooLarge, ShopIsFilled, ArchiveIsBeingSent, ShopNotEmpty */
  begin(accountId: string, bytes: number): Promise<Upload> {
    if (bytes > MOST_BYTES) throw new ArchiveTooLarge(MOST);
    return this.unitOfWork.run(async () => {
      if (!(await this.tables.looksEmpty())) throw new ShopNotEmpty();
      checkPlace(await this.desk.lockUpload(), this.clock.now());
      const id = this.ids.next();
      await this.desk.begin(id, accountId, bytes);
      return this.present(id);
    });
  }

  /** One piece, in any order and as often as it is sent, by whoever has begun. @throws ArchiveNotFound, WrongPiece */
  take(accountId: string, id: string, number: number, content: Uint8Array): Promise<Upload> {
    return this.unitOfWork.run(async () => {
      const upload = await this.present(id);
      if (upload.accountId !== accountId) throw new ArchiveNotFound();
      if (upload.state !== 'receiving') return upload;
      checkPiece(upload, number, content.length);
      const isKept = await this.desk.keep(id, number, content);
      if (isKept && (await this.desk.isToBeFilled(id))) await this.filling.fill(id);
      return this.present(id);
    });
  }

  private async present(id: string): Promise<Upload> {
    const upload = await this.desk.upload();
    if (upload?.id !== id) throw new ArchiveNotFound();
    return upload;
  }
}
