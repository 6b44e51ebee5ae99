import UploadIcon from '@mui/icons-material/UploadOutlined';
import { Alert, Button, LinearProgress, Typography } from '@mui/material';
import type { ArchiveUploadDto, ShopArchiveDto } from '@duka/client';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useAsking } from '../layout/import-dialog';
import { Section } from '../layout/section';
import { panelLanguage } from '../spoken';
import { t } from '../texts';

const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(panelLanguage, {
    ...{ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
  }).format(bytes / 1_000_000);

const countOf = ({ brought }: ArchiveUploadDto, part: string): number =>
  brought.find((one) => one.part === part)?.count ?? 0;

/** How the last file stands. */
const Standing = ({ upload, isSending }: { upload: ArchiveUploadDto; isSending: boolean }) => {
  if (upload.state === 'refused') return <Alert severity="error">{upload.sentence}</Alert>;
  if (upload.state === 'done')
    return (
      <Alert severity="success">
        {t(
          'The shop is filled. Products: {products}, customers: {customers}, orders: {orders}, pictures: {pictures}.',
          {
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
  if (isSending) return null;
  return upload.isInterrupted ? (
    <Alert severity="warning">{t('The last upload was interrupted. Choose the file again.')}</Alert>
  ) : (
    <Alert severity="info">
      {t('A file is being sent from another page: {sent} of {all}.', {
        sent: megabytes(upload.received),
        all: megabytes(upload.bytes),
      })}
    </Alert>
  );
};

/** Nobody closes the page by mistake while it sends. */
function useHeldPage(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isHeld]);
}

interface Props {
  archive: ShopArchiveDto;
  onChange: () => unknown;
}

/** Fills this empty shop with the file of another one. */
export const FillSection = ({ archive: { isEmpty, mostBytes, pieceBytes, upload }, onChange }: Props) => {
  const shop = useDataProvider<ShopDataProvider>();
  const input = useRef<HTMLInputElement>(null);
  const { asking, failure, during } = useAsking();
  const [chosen, setChosen] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const [tooLarge, setTooLarge] = useState(false);
  useHeldPage(asking);
  const choose = (file: File | undefined) => {
    setTooLarge(file !== undefined && file.size > mostBytes);
    setChosen(file && file.size <= mostBytes ? file : null);
  };
  const send = async (file: File) => {
    setSent(0);
    try {
      await shop.fillShop(file, pieceBytes, setSent);
    } finally {
      setChosen(null);
      onChange();
    }
  };
  return (
    <Section title={t('Fill this shop')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(
          'Of a file that another shop was taken along in, of at most {most}. All of it comes, or nothing; customers choose a new password by “Forgot password”. Larger files are taken in by a command, see the guide.',
          { most: megabytes(mostBytes) },
        )}
      </Typography>
      <div aria-live="polite">
        {asking && chosen ? (
          <Alert severity="info">
            {t('{sent} of {all} are sent. Keep this page open.', {
              sent: megabytes(sent),
              all: megabytes(chosen.size),
            })}
            <LinearProgress
              variant="determinate"
              value={(100 * sent) / chosen.size}
              aria-label={t('Sent')}
              sx={{ mt: 1 }}
            />
          </Alert>
        ) : (
          upload && <Standing upload={upload} isSending={asking} />
        )}
        {failure && <Alert severity="error">{failure}</Alert>}
        {tooLarge && <Alert severity="error">{t('The file is larger than that.')}</Alert>}
      </div>
      {!isEmpty && upload?.state !== 'done' && (
        <Alert severity="info">
          {t('This shop has products, customers or orders already. A file fills an empty shop only.')}
        </Alert>
      )}
      {isEmpty && (
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={asking || upload?.state === 'filling'}
          onClick={() => input.current?.click()}
          sx={{ mt: 2 }}
        >
          {t('Choose a file')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".gz,.tgz,application/gzip"
        aria-label={t('File of a shop')}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      {chosen && !asking && (
        <ConfirmDialog
          title={t('Fill this shop with {file}?', { file: chosen.name })}
          text={t('Its settings, pages, texts, categories and zones take the place of those of this shop.')}
          failure=""
          busy={false}
          label={t('Fill the shop')}
          onConfirm={() => during(send(chosen))}
          onBack={() => setChosen(null)}
        />
      )}
    </Section>
  );
};
