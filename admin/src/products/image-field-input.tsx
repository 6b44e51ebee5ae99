import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { ImageField, ImageInput } from 'react-admin';
import { isChosenFile } from '../pictures';
import { imageRules } from './rules';

const types = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] };
/** Chosen files above this are refused here; smaller large ones are scaled down before sending. */
const largest = 12_000_000;

const Preview = () => {
  const [size, setSize] = useState('');
  return (
    <Box
      sx={{
        '& img': {
          maxWidth: 'min(450px, 100%)',
          maxHeight: 220,
          objectFit: 'contain',
          borderRadius: 2,
          m: 0,
        },
      }}
      onLoadCapture={(event) => {
        const image = event.target as HTMLImageElement;
        setSize(`${image.naturalWidth}×${image.naturalHeight}`);
      }}
    >
      <ImageField source="src" title="title" />
      {size && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {`${size} pixels`}
        </Typography>
      )}
    </Box>
  );
};

/** The product's picture: dropped or chosen, previewed, sent as base64. */
export const ProductImageInput = ({ label = 'Image' }: { label?: string }) => (
  <ImageInput
    source="image"
    label={label}
    accept={types}
    maxSize={largest}
    validate={imageRules}
    helperText="PNG, JPEG or WebP, max 900x400. A larger picture is scaled down."
    placeholder={<Typography variant="body2">Drop a picture here, or click to choose one</Typography>}
    format={(value: unknown) => (typeof value === 'string' ? { src: value, title: 'Picture' } : value)}
    parse={(value: unknown) => (isChosenFile(value) ? value : (value ?? null))}
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
    <Preview />
  </ImageInput>
);
