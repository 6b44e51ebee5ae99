import UploadIcon from '@mui/icons-material/UploadOutlined';
import { Alert, Button, Typography } from '@mui/material';
import type { ShopArchiveDto } from '@duka/client';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { AskBeforeLosing } from '../layout/ask-before-leaving';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useAsking } from '../layout/import-dialog';
import { Section } from '../layout/section';
import { t } from '../texts';
import { isNews, megabytes, Progress, Standing } from './archive-standing';

interface Props {
  archive: ShopArchiveDto;
  onChange: () => unknown;
}

/** Sends a file as long as its page is open: whoever leaves has been asked. */
function useSending(pieceBytes: number) {
  const shop = useDataProvider<ShopDataProvider>();
  const leaving = useRef(new AbortController());
  const [sent, setSent] = useState(0);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const send = (file: File) => {
    setSent(0);
    const { signal } = leaving.current;
    return shop.fillShop(file, pieceBytes, { signal, onSent: setSent, onAway: setAway });
  };
  return { send, sent, isAway };
}

/** Fills this empty shop with the file of another one. */
export const FillSection = ({ archive: { isEmpty, mostBytes, pieceBytes, upload }, onChange }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const { asking, failure, during } = useAsking();
  const { send, sent, isAway } = useSending(pieceBytes);
  const [chosen, setChosen] = useState<File | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const isTaken = upload?.state === 'filling' || (upload?.state === 'receiving' && !upload.isInterrupted);
  const news = upload && isNews(upload) ? upload : undefined;
  const choose = (file: File | undefined) => {
    setTooLarge(file !== undefined && file.size > mostBytes);
    setChosen(file && file.size <= mostBytes ? file : null);
  };
  const fill = async (file: File) => {
    try {
      await send(file);
    } finally {
      setChosen(null);
      onChange();
    }
  };
  return (
    <Section title={t('Fill this shop')}>
      <AskBeforeLosing
        unsaved={asking}
        title={t('Leave while the file is sent?')}
        text={t('What has come of it is of no use then, and all of it has to be sent again.')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(
          'Of a file that another shop was taken along in, of at most {most}. All of it comes, or nothing; customers choose a new password by “Forgot password”. Larger files are taken in by a command, see the guide.',
          { most: megabytes(mostBytes) },
        )}
      </Typography>
      {asking && chosen && <Progress {...{ sent, isAway }} all={chosen.size} />}
      {!asking && news && <Standing upload={news} />}
      {failure && <Alert severity="error">{failure}</Alert>}
      {tooLarge && <Alert severity="error">{t('The file is larger than that.')}</Alert>}
      {!isEmpty && news?.state !== 'done' && (
        <Alert severity="info">
          {t('This shop has products, customers or orders already. A file fills an empty shop only.')}
        </Alert>
      )}
      {isEmpty && (
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={asking || isTaken}
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
          onConfirm={() => during(fill(chosen))}
          onBack={() => setChosen(null)}
        />
      )}
    </Section>
  );
};
