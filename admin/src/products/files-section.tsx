import UploadIcon from '@mui/icons-material/UploadOutlined';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { DigitalFileDto, ProductFilesDto } from '@duka/client';
import { useRef, useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { AskBeforeLosing } from '../layout/ask-before-leaving';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { fileSize } from '../layout/file-size';
import { NotedRow } from '../layout/noted-row';
import { Section } from '../layout/section';
import { t } from '../texts';
import { useOfProduct } from './saved-apart';

type Variant = ProductFilesDto['variants'][number];

const filesOf = (productId: string) => ['products', 'files', productId];
const nameOf = ({ options, sku }: Variant) => Object.values(options).join(' / ') || sku;

type RowProps = { productId: string; file: DigitalFileDto; mayWrite: boolean };

const FileRow = ({ productId, file, mayWrite }: RowProps) => {
  const shop = useDataProvider<ShopDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const remove = async () => {
    setBusy(true);
    setFailure('');
    try {
      await shop.removeFile(productId, file.id);
      setAsked(false);
      notify(t('The file was removed'), { type: 'info' });
      await client.invalidateQueries({ queryKey: filesOf(productId) });
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : t('That did not work'));
    }
    setBusy(false);
  };
  return (
    <NotedRow title={<bdi>{file.name}</bdi>} note={fileSize(file.bytes)}>
      {mayWrite && (
        <Button
          size="small"
          color="inherit"
          aria-label={t('Remove {name}', { name: file.name })}
          onClick={() => setAsked(true)}
        >
          {t('Remove')}
        </Button>
      )}
      {asked && (
        // the form of the product is another one
        <Box onSubmit={(event) => event.stopPropagation()} sx={{ display: 'contents' }}>
          <ConfirmDialog
            title={t('Remove {name}?', { name: file.name })}
            text={t(
              'It is sold no more. Whoever has bought it downloads it until their link ends; then it is erased.',
            )}
            failure={failure}
            busy={busy}
            label={t('Remove')}
            danger
            onConfirm={remove}
            onBack={() => setAsked(false)}
          />
        </Box>
      )}
    </NotedRow>
  );
};

type VariantProps = {
  productId: string;
  variant: Variant;
  isOne: boolean;
  mostBytes: number;
  mayWrite: boolean;
};

const FilesOfVariant = ({ productId, variant, isOne, mostBytes, mayWrite }: VariantProps) => {
  const shop = useDataProvider<ShopDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState('');
  const [failure, setFailure] = useState('');
  const send = async (file: File | undefined) => {
    setFailure('');
    if (!file) return;
    if (file.size > mostBytes) {
      setFailure(t('The file is larger than {most}.', { most: fileSize(mostBytes) }));
      return;
    }
    setSending(file.name);
    try {
      await shop.addFile(productId, variant.variantId, file);
      notify(t('The file was added'), { type: 'info' });
      await client.invalidateQueries({ queryKey: filesOf(productId) });
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : t('That did not work'));
    }
    setSending('');
  };
  const label = isOne ? t('Add a file') : t('Add a file to {variant}', { variant: nameOf(variant) });
  return (
    <Box role="group" aria-label={isOne ? t('Files') : nameOf(variant)}>
      {/* a router asks one question: it stays that of the product's own form until a file is on its way */}
      {sending !== '' && (
        <AskBeforeLosing
          unsaved
          title={t('Leave while the file is sent?')}
          text={t('What has come of it is of no use then, and all of it has to be sent again.')}
        />
      )}
      {!isOne && (
        <Typography variant="subtitle2" component="h3">
          {nameOf(variant)}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {variant.files.map((file) => (
          <FileRow key={file.id} {...{ productId, file, mayWrite }} />
        ))}
      </Box>
      {variant.files.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('No files.')}
        </Typography>
      )}
      {sending && <LinearProgress aria-label={t('Sending {name}', { name: sending })} sx={{ mt: 1 }} />}
      {failure && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
      {mayWrite && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={label}
            onChange={({ target }) => {
              void send(target.files?.[0]);
              target.value = '';
            }}
          />
          <Button
            size="small"
            variant="outlined"
            startIcon={<UploadIcon />}
            disabled={sending !== ''}
            aria-label={label}
            onClick={() => input.current?.click()}
            sx={{ mt: 1 }}
          >
            {t('Add a file')}
          </Button>
        </>
      )}
    </Box>
  );
};

/** The files that come with each variant, sent and removed at once, apart from the product. */
export const FilesSection = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'products', action: 'edit' });
  const { id, data, failed } = useOfProduct(filesOf, (of) => shop.productFiles(of));
  return (
    <Section title={t('Files')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(
          'Whoever buys it gets links to these files by email once all is paid, each for five downloads within 30 days. Switch “Is sent to the buyer” off for goods that are files alone.',
        )}{' '}
        {data && mayWrite && t('Any kind of file, at most {most}.', { most: fileSize(data.mostBytes) })}
      </Typography>
      {failed}
      {!data && !failed && <LinearProgress aria-label={t('Loading the files')} />}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {data?.variants.map((variant) => (
          <FilesOfVariant
            key={variant.variantId}
            {...{ productId: id, variant, mayWrite }}
            isOne={data.variants.length === 1}
            mostBytes={data.mostBytes}
          />
        ))}
      </Box>
    </Section>
  );
};
