import UploadIcon from '@mui/icons-material/UploadOutlined';
import {
  Alert,
  Box,
  Button as PlainButton,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { Button, useRefresh } from 'react-admin';
import { ImportColumns } from '../layout/file-columns';
import { useFileColumns } from '../layout/use-file-columns';
import type { RedirectImport, RedirectPreview } from '../records';
import { t } from '../texts';
import { redirectImports } from './redirect-imports';

/** Lines beyond these are counted, not shown. */
const shown = 50;

/** What a file would do: what is wrong first, then what would lead where. */
const Preview = ({ preview: { counts, lines } }: { preview: RedirectPreview }) => {
  const wrong = lines.filter(({ action }) => action === 'error');
  const made = lines.filter(({ action }) => action === 'create');
  return (
    <Box sx={{ mt: 2, maxHeight: 300, overflow: 'auto' }} tabIndex={0}>
      <Typography role="status" sx={{ mb: 1 }}>
        {t('{create} new · {error} with an error · {nothing} stay as they are', {
          create: counts.create,
          error: counts.error,
          nothing: counts.nothing,
        })}
      </Typography>
      {wrong.slice(0, shown).map(({ line, errors }) => (
        <Typography key={line} variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          {t('Row {line}: {message}', { line, message: errors.map(({ message }) => message).join(' ') })}
        </Typography>
      ))}
      {made.slice(0, shown).map(({ line, from, to }) => (
        <Typography key={line} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('{from} leads to {to}', { from, to })}
        </Typography>
      ))}
    </Box>
  );
};

const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<RedirectPreview | null>(null);
  /** Whether its columns have been changed since: it no longer says what would be done. */
  const [isOld, setOld] = useState(false);
  const [made, setMade] = useState<RedirectImport | null>(null);
  const [isUndone, setUndone] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const file = useFileColumns(async (chosen, said) => {
    const told = await redirectImports.previewRedirects(chosen, said);
    setPreview(told);
    setOld(false);
    return told.columns;
  });
  const during = (work: Promise<unknown>) => {
    setBusy(true);
    setFailure('');
    work
      .catch((reason: unknown) =>
        setFailure(reason instanceof Error ? reason.message : t('That did not work')),
      )
      .finally(() => setBusy(false));
  };
  const read = async (chosen: File) => {
    setMade(null);
    setUndone(false);
    setPreview(null);
    await file.take(chosen);
  };
  const again = async () => {
    if (!file.file) return;
    setPreview(await redirectImports.previewRedirects(file.file, file.wish));
    setOld(false);
  };
  const apply = async () => {
    if (!file.file) return;
    setMade(await redirectImports.importRedirects(file.file, file.wish));
    setPreview(null);
    refresh();
  };
  const undo = async () => {
    if (made) await redirectImports.undoRedirects(made.id);
    setMade(null);
    setUndone(true);
    refresh();
  };
  const count = preview?.counts.create ?? 0;
  return (
    <Dialog open onClose={() => !busy && onClose()} fullWidth maxWidth="md" aria-labelledby="redirects-title">
      <DialogTitle id="redirects-title">{t('Import redirects')}</DialogTitle>
      <DialogContent>
        {failure && <Alert severity="error">{failure}</Alert>}
        {made && (
          <Alert severity="success">
            {t('{create, plural, one {1 redirect was made} other {# redirects were made}}', {
              create: made.counts.create,
            })}
          </Alert>
        )}
        {isUndone && <Alert severity="success">{t('The import is undone.')}</Alert>}
        {!preview && !made && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t(
              'A file of Shopify, of the plug-in Redirection or of EverShop is read as it comes; any other needs a column of old and one of new addresses. Nothing changes before you have seen what would.',
            )}
          </Typography>
        )}
        {preview && file.columns && (
          <>
            <ImportColumns
              columns={file.columns}
              disabled={busy}
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
              <Preview preview={preview} />
            )}
          </>
        )}
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={t('CSV file')}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) during(read(chosen));
            event.target.value = '';
          }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        {made && made.counts.create > 0 && (
          <PlainButton color="inherit" disabled={busy} onClick={() => during(undo())}>
            {t('Undo the import')}
          </PlainButton>
        )}
        <Box sx={{ flex: 1 }} />
        <PlainButton color="inherit" disabled={busy} onClick={onClose}>
          {t('Close')}
        </PlainButton>
        <PlainButton disabled={busy} onClick={() => input.current?.click()}>
          {t('Choose a CSV file')}
        </PlainButton>
        {preview && (
          <>
            <PlainButton disabled={busy} onClick={() => during(again())}>
              {t('Read the file so')}
            </PlainButton>
            <PlainButton
              variant="contained"
              disabled={busy || isOld || count === 0}
              onClick={() => during(apply())}
            >
              {t('{count, plural, one {Add 1 redirect} other {Add # redirects}}', { count })}
            </PlainButton>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};

export const ImportRedirectsButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button label={t('Import')} onClick={() => setOpen(true)}>
        <UploadIcon />
      </Button>
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
};
