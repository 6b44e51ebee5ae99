import UploadIcon from '@mui/icons-material/UploadOutlined';
import { Alert, Button as PlainButton, Typography } from '@mui/material';
import { useState } from 'react';
import { Button, useRefresh } from 'react-admin';
import type { FileImports } from '../file-imports';
import type { FileColumns } from '../records';
import { t } from '../texts';
import { ImportColumns } from './file-columns';
import { ImportDialog, useAsking } from './import-dialog';
import { ImportRows, type ImportCounts, type ImportRow } from './import-rows';
import { useFileColumns } from './use-file-columns';

interface Previewed<Line> {
  columns: FileColumns;
  counts: ImportCounts;
  lines: readonly Line[];
}

/** What is said of the things that a file brings. */
export interface FileImportWords<Line, Undone> {
  title: string;
  hint: string;
  /** What a row is about. */
  thing: string;
  row: (line: Line) => ImportRow;
  /** On the button that does it. */
  doIt: (count: number) => string;
  done: (counts: ImportCounts) => string;
  undone: (undone: Undone) => string;
}

interface Props<Line, Undone> {
  calls: FileImports<Previewed<Line>, { id: string; counts: ImportCounts }, Undone>;
  words: FileImportWords<Line, Undone>;
}

const toDo = ({ create, update = 0 }: ImportCounts): number => create + update;

/** A file of what the server makes at once: first shown, then done, then taken back if need be. */
const FileImportDialog = <Line, Undone>({
  calls,
  words,
  onClose,
}: Props<Line, Undone> & { onClose: () => void }) => {
  const refresh = useRefresh();
  const { asking, failure, during } = useAsking();
  const [preview, setPreview] = useState<Previewed<Line> | null>(null);
  /** Whether its columns have been changed since: it no longer says what would be done. */
  const [isOld, setOld] = useState(false);
  const [made, setMade] = useState<{ id: string; counts: ImportCounts } | null>(null);
  const [undone, setUndone] = useState('');
  const file = useFileColumns(async (chosen, said) => {
    const told = await calls.preview(chosen, said);
    setPreview(told);
    setOld(false);
    return told.columns;
  });
  const read = async (chosen: File) => {
    setMade(null);
    setUndone('');
    setPreview(null);
    await file.take(chosen);
  };
  const again = async () => {
    if (!file.file) return;
    setPreview(await calls.preview(file.file, file.wish));
    setOld(false);
  };
  const apply = async () => {
    if (!file.file) return;
    setMade(await calls.run(file.file, file.wish));
    setPreview(null);
    refresh();
  };
  const undo = async () => {
    if (made) setUndone(words.undone(await calls.undo(made.id)));
    setMade(null);
    refresh();
  };
  const count = preview ? toDo(preview.counts) : 0;
  return (
    <ImportDialog
      title={words.title}
      hint={!preview && !made && words.hint}
      asking={asking}
      failure={failure}
      onFile={(chosen) => during(read(chosen))}
      onClose={onClose}
      undo={
        made &&
        toDo(made.counts) > 0 && (
          <PlainButton color="inherit" disabled={asking} onClick={() => during(undo())}>
            {t('Undo the import')}
          </PlainButton>
        )
      }
      actions={
        preview && (
          <>
            <PlainButton disabled={asking} onClick={() => during(again())}>
              {t('Read the file so')}
            </PlainButton>
            <PlainButton
              variant="contained"
              disabled={asking || isOld || count === 0}
              onClick={() => during(apply())}
            >
              {words.doIt(count)}
            </PlainButton>
          </>
        )
      }
    >
      {made && <Alert severity="success">{words.done(made.counts)}</Alert>}
      {undone && <Alert severity="success">{undone}</Alert>}
      {preview && file.columns && (
        <>
          <ImportColumns
            columns={file.columns}
            disabled={asking}
            onSource={(source) => file.file && during(file.take(file.file, source))}
            onField={(heading, field) => {
              file.say(heading, field);
              setOld(true);
            }}
          />
          {isOld ? (
            <Typography role="status" sx={{ mt: 2 }}>
              {t('The columns have changed. Read the file so, to see what it would do.')}
            </Typography>
          ) : (
            <ImportRows counts={preview.counts} rows={preview.lines.map(words.row)} thing={words.thing} />
          )}
        </>
      )}
    </ImportDialog>
  );
};

/** The button of a list that opens it. */
export const FileImportButton = <Line, Undone>(props: Props<Line, Undone>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button label={t('Import')} onClick={() => setOpen(true)}>
        <UploadIcon />
      </Button>
      {open && <FileImportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
