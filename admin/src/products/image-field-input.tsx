import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { ImageInput, useRecordContext } from 'react-admin';
import { PLATE } from '../layout/thumbnail';
import { asDataUrl } from '../pictures';
import { t } from '../texts';

const types = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] };
/** Chosen files above this are refused here; smaller large ones are scaled down before sending. */
const largest = 12_000_000;

/** The address of a saved picture, or the content of a chosen one as a data URL. */
const useSource = (): string => {
  const picture = useRecordContext<{ src?: string; rawFile?: File }>();
  const [content, setContent] = useState('');
  const file = picture?.rawFile;
  useEffect(() => {
    if (file) void asDataUrl(file).then(setContent);
  }, [file]);
  return file ? content : (picture?.src ?? '');
};

const Preview = ({ alt }: { alt: string }) => {
  const [size, setSize] = useState('');
  const source = useSource();
  if (!source) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Box
        component="img"
        src={source}
        alt={alt}
        onLoad={(event) => {
          const image = event.target as HTMLImageElement;
          setSize(
            t('{naturalWidth}×{naturalHeight} pixels', {
              naturalWidth: image.naturalWidth,
              naturalHeight: image.naturalHeight,
            }),
          );
        }}
        sx={{
          bgcolor: PLATE,
          display: 'block',
          maxWidth: 'min(450px, 100%)',
          maxHeight: 220,
          borderRadius: '10px',
        }}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {size}
      </Typography>
    </Box>
  );
};

/** One picture: dropped or chosen, previewed, sent as base64. */
export const ImageFieldInput = ({ label }: { label: string }) => (
  <ImageInput
    source="image"
    label={label}
    accept={types}
    maxSize={largest}
    inputProps={{ 'aria-label': label }}
    helperText={t('PNG, JPEG or WebP, max 900x400. A larger picture is scaled down.')}
    placeholder={<Typography variant="body2">{t('Drop a picture here, or click to choose one')}</Typography>}
    format={(value: unknown) => (typeof value === 'string' ? { src: value } : value)}
    sx={{
      '& .RaFileInput-dropZone': {
        border: '1.5px dashed',
        borderColor: 'divider',
        borderRadius: '12px',
        backgroundColor: 'transparent',
        color: 'text.secondary',
        p: 3,
      },
    }}
  >
    <Preview alt={t('Preview of the picture')} />
  </ImageInput>
);
