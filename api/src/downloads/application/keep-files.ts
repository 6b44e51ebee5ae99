import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import {
  LONGEST_NAME,
  MOST_BYTES,
  MOST_FILES,
  nameOf,
  typeOf,
  type DigitalFile,
} from '../domain/digital-file.js';
import {
  FileNotFound,
  fileIsMissing,
  fileTooLarge,
  FileWrong,
  TooManyFiles,
  VariantOfFileNotFound,
} from '../domain/refusals.js';
import type { DigitalFiles, FileStore } from './ports.js';

export interface SentFile {
  content: Uint8Array;
  name: string;
  type: string;
}

/** What is sold as files: taken in, and removed. */
export class KeepFiles {
  constructor(
    private readonly files: DigitalFiles,
    private readonly store: FileStore,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Comes with the variant from now on. @throws FileWrong, TooManyFiles, VariantOfFileNotFound, NoSpaceForFiles, FilesUnavailable */
  async addFile(actor: Caller, productId: string, variantId: string, sent: SentFile): Promise<DigitalFile> {
    const name = nameOf(sent.name);
    if (sent.content.length === 0) throw fileIsMissing();
    if (sent.content.length > MOST_BYTES) throw fileTooLarge();
    if (name === '') throw new FileWrong('Name is required', 'name');
    if (name.length > LONGEST_NAME)
      throw new FileWrong(`Name has at most ${LONGEST_NAME} characters`, 'name');
    const file: DigitalFile = {
      ...{ id: this.ids.next(), variantId, key: this.ids.next(), name, bytes: sent.content.length },
      ...{ type: typeOf(sent.type), createdAt: this.clock.now() },
    };
    // outside of the transaction; bytes that nothing names are in nobody's way
    await this.store.write(file.key, sent.content);
    try {
      await this.unitOfWork.run(async () => {
        const count = await this.files.lockCount(productId, variantId);
        if (count === undefined) throw new VariantOfFileNotFound();
        if (count >= MOST_FILES) throw new TooManyFiles();
        await this.files.add(file);
        await this.record(actor, 'adminAddFile', productId, file);
      });
    } catch (error) {
      await this.store.remove(file.key).catch(() => undefined);
      throw error;
    }
    return file;
  }

  /** It is sold no more; links that lead to it stay until they end. @throws FileNotFound */
  removeFile(actor: Caller, productId: string, fileId: string): Promise<DigitalFile> {
    return this.unitOfWork.run(async () => {
      const file = await this.files.remove(productId, fileId, this.clock.now());
      if (!file) throw new FileNotFound();
      await this.record(actor, 'adminRemoveFile', productId, file);
      return file;
    });
  }

  private record(
    actor: Caller,
    action: string,
    entityId: string,
    { id, variantId, name, bytes }: DigitalFile,
  ) {
    const changes = { file: { id, variantId, name, bytes } };
    return this.audit.record({ actor, action, entity: 'product', entityId, changes });
  }
}
