import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import {
  ArchiveNotFound,
  ArchiveTooLarge,
  ShopIsFilled,
  ShopNotEmpty,
  WrongPiece,
} from '../domain/refusals.js';
import type { ArchiveDesk, LaterFilling, ShopTables, Upload } from './ports.js';

/** The largest file that comes in by requests; larger ones are taken in by the command. */
export const MOST_BYTES = 2 * 2 ** 30;
const MOST = '2 GiB';
/** Of a file, the last piece aside: small enough for slow lines and for what stands in between. */
export const PIECE_BYTES = 4 * 2 ** 20;

/** A file that fills an empty shop comes in, piece by piece, and fills it when all of it is there. */
export class TakeUpload {
  constructor(
    private readonly desk: ArchiveDesk,
    private readonly tables: ShopTables,
    private readonly filling: LaterFilling,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /** In place of an upload that was interrupted or is over. @throws ArchiveTooLarge, ShopIsFilled, ShopNotEmpty */
  begin(accountId: string, bytes: number): Promise<Upload> {
    if (bytes > MOST_BYTES) throw new ArchiveTooLarge(MOST);
    return this.unitOfWork.run(async () => {
      if (!(await this.tables.looksEmpty())) throw new ShopNotEmpty();
      if (!(await this.desk.begin(this.ids.next(), accountId, bytes))) throw new ShopIsFilled();
      return this.present();
    });
  }

  /** One piece, in any order and as often as it is sent. @throws ArchiveNotFound, WrongPiece */
  take(id: string, number: number, content: Uint8Array): Promise<Upload> {
    return this.unitOfWork.run(async () => {
      const upload = await this.desk.upload();
      if (upload?.id !== id) throw new ArchiveNotFound();
      if (upload.state !== 'receiving') return upload;
      const wanted = Math.min(PIECE_BYTES, upload.bytes - number * PIECE_BYTES);
      if (content.length === 0 || content.length !== wanted) throw new WrongPiece();
      await this.desk.keep(id, number, content);
      if (await this.desk.isToBeFilled(id)) await this.filling.fill(id);
      return this.present();
    });
  }

  private async present(): Promise<Upload> {
    const upload = await this.desk.upload();
    if (!upload) throw new ArchiveNotFound();
    return upload;
  }
}
