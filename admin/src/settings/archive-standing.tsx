import { Alert, Button, LinearProgress } from '@mui/material';
import type { ArchiveUploadDto } from '@duka/client';
import { dateTime } from '../layout/format';
import { panelLanguage } from '../spoken';
import { t } from '../texts';

/** How long what came of a file is told. */
const NEWS_MS = 7 * 86_400_000;

export const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(panelLanguage, {
    ...{ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
  }).format(bytes / 1_000_000);

const countOf = ({ brought }: ArchiveUploadDto, part: string): number =>
  brought.find((one) => one.part === part)?.count ?? 0;

/** Of a file that filled the shop or was refused nothing is to be said for ever. */
export const isNews = ({ state, startedAt }: ArchiveUploadDto): boolean =>
  (state !== 'done' && state !== 'refused') || Date.now() - Date.parse(startedAt) < NEWS_MS;

/** How the last file stands. */
export const Standing = ({ upload }: { upload: ArchiveUploadDto }) => {
  const day = dateTime(upload.startedAt);
  if (upload.state === 'refused')
    return (
      <Alert severity="error">
        {t('The file of {day} was refused: {sentence}', { day, sentence: upload.sentence })}
      </Alert>
    );
  if (upload.state === 'done')
    return (
      <Alert
        severity="success"
        action={
          // read anew, with all that the panel knows of the shop
          <Button color="inherit" size="small" href="/admin/" sx={{ whiteSpace: 'nowrap' }}>
            {t('Open the filled shop')}
          </Button>
        }
      >
        {t(
          'The shop is filled with the file of {day}. Products: {products}, customers: {customers}, orders: {orders}, pictures: {pictures}.',
          {
            day,
            products: countOf(upload, 'products'),
            customers: countOf(upload, 'customers'),
            orders: countOf(upload, 'orders'),
            pictures: countOf(upload, 'pictures'),
          },
        )}
      </Alert>
    );
  if (upload.state === 'filling')
    return (
      <Alert severity="info">
        {t('The shop is being filled with the file. You may leave this page.')}
        <LinearProgress aria-label={t('The shop is being filled')} sx={{ mt: 1 }} />
      </Alert>
    );
  return upload.isInterrupted ? (
    <Alert severity="warning">{t('The last upload was interrupted. Choose the file again.')}</Alert>
  ) : (
    <Alert severity="info" role="group" aria-label={t('Sent')}>
      {t(
        'A file is being sent, or was until a moment ago: {sent} of {all}. Once nothing has come of it for two minutes, another one may be chosen.',
        { sent: megabytes(upload.received), all: megabytes(upload.bytes) },
      )}
    </Alert>
  );
};

/** How far the file of this page is. It changes with each piece: nobody is to hear that read out. */
export const Progress = ({ sent, all, isAway }: { sent: number; all: number; isAway: boolean }) => (
  <Alert severity={isAway ? 'warning' : 'info'} role="group" aria-label={t('Sent')}>
    {isAway
      ? t('The connection is away. It is tried again until it is back; {sent} of {all} are kept.', {
          sent: megabytes(sent),
          all: megabytes(all),
        })
      : t('{sent} of {all} are sent. Keep this page open.', { sent: megabytes(sent), all: megabytes(all) })}
    <LinearProgress variant="determinate" value={(100 * sent) / all} aria-label={t('Sent')} sx={{ mt: 1 }} />
  </Alert>
);
