import { describe, expect, it } from '@jest/globals';
import type { LabelFile, LabelFiles } from '../application/ports.js';

/** Where files of two labels can be kept, fresh for each test. */
export interface LabelFilesScene {
  files: LabelFiles;
  labelId: string;
  otherId: string;
}

/** Every byte that there is: a file is no text. */
const PDF: LabelFile = {
  type: 'application/pdf',
  bytes: Uint8Array.from({ length: 256 }, (_, byte) => byte),
};
const PNG: LabelFile = { type: 'image/png', bytes: Uint8Array.of(137, 80, 78, 71) };

/** What every keeper of files must do, in memory as in PostgreSQL. */
export function labelFilesContract(where: string, open: () => Promise<LabelFilesScene>): void {
  /** Type and bytes; how a keeper wraps these is its own affair. */
  const kept = async (files: LabelFiles, labelId: string) => {
    const file = await files.find(labelId);
    return file && { type: file.type, bytes: Uint8Array.from(file.bytes) };
  };

  describe(`files ${where}`, () => {
    it('come back byte by byte, each with its own label', async () => {
      const { files, labelId, otherId } = await open();
      expect(await kept(files, labelId)).toBeUndefined();
      await files.keep(labelId, PDF);
      await files.keep(otherId, PNG);
      expect([await kept(files, labelId), await kept(files, otherId)]).toEqual([PDF, PNG]);
    });

    it('are not replaced: the first that was kept is the one', async () => {
      const { files, labelId } = await open();
      await files.keep(labelId, PDF);
      await files.keep(labelId, PNG);
      expect(await kept(files, labelId)).toEqual(PDF);
    });

    it('are dropped, also twice, and no other goes with them', async () => {
      const { files, labelId, otherId } = await open();
      await files.keep(labelId, PDF);
      await files.keep(otherId, PNG);
      await files.drop(labelId);
      await files.drop(labelId);
      expect([await kept(files, labelId), await kept(files, otherId)]).toEqual([undefined, PNG]);
    });
  });
}
