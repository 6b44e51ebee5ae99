import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { AddProduct } from '../layout/add-product';
import { t } from '../texts';

/** A part with its number of pieces as it is typed. */
export type TypedPart = { variantId: string; name: string; sku: string; pieces: string };

/** What is in the way, by the place that it is said of. */
export type Faults = Readonly<Record<string, string>>;

/** A bundle, or a part of it: a variant may be in several bundles. */
export const placeOf = (bundleId: string, partId = '') => `${bundleId} ${partId}`;

export const isCount = (pieces: string) => /^[1-9]\d?$/.test(pieces.trim());

const MOST_PARTS = 20;

const Fault = ({ text }: { text: string | undefined }) =>
  text ? (
    <Typography variant="caption" component="p" color="error" role="alert">
      {text}
    </Typography>
  ) : null;

const row = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'flex-start',
  borderBottom: 1,
  borderColor: 'divider',
  pb: 1,
};

type PartProps = {
  part: TypedPart;
  fault: string | undefined;
  mayWrite: boolean;
  onType: (pieces: string) => void;
  onRemove: () => void;
};

const Part = ({ part: { name, sku, pieces }, fault, mayWrite, onType, onRemove }: PartProps) => (
  <Box component="li">
    <Box role="group" aria-label={name} sx={row}>
      <TextField
        size="small"
        label={t('Pieces')}
        value={pieces}
        error={!isCount(pieces)}
        helperText={isCount(pieces) ? undefined : t('1 to {most}', { most: 99 })}
        onChange={({ target: { value } }) => onType(value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', readOnly: !mayWrite } }}
        sx={{ width: 96, flexShrink: 0 }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {sku && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <bdi>{sku}</bdi>
          </Typography>
        )}
        <Fault text={fault} />
      </Box>
      {mayWrite && (
        <IconButton aria-label={t('Remove {name}', { name })} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      )}
    </Box>
  </Box>
);

type Props = {
  variantId: string;
  /** What it is called among the variants of its product. */
  name: string;
  isOnly: boolean;
  parts: TypedPart[];
  faults: Faults;
  mayWrite: boolean;
  onChange: (parts: TypedPart[]) => void;
};

/** One variant with its parts; the search for more of them opens when it is asked for. */
export const BundleParts = ({
  variantId: bundleId,
  name,
  isOnly,
  parts,
  faults,
  mayWrite,
  onChange,
}: Props) => {
  const [isOpen, setOpen] = useState(false);
  const add = (variantId: string, called: string) => {
    if (parts.every((one) => one.variantId !== variantId))
      onChange([...parts, { variantId, name: called, sku: '', pieces: '1' }]);
  };
  return (
    <Box role="group" aria-label={name} sx={{ display: 'grid', gap: 1.5 }}>
      {!isOnly && (
        <Typography variant="subtitle2" component="h3">
          {name}
        </Typography>
      )}
      <Fault text={faults[placeOf(bundleId)]} />
      {parts.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
          {parts.map((part, at) => (
            <Part
              key={part.variantId}
              part={part}
              fault={faults[placeOf(bundleId, part.variantId)]}
              mayWrite={mayWrite}
              onType={(pieces) => onChange(parts.with(at, { ...part, pieces }))}
              onRemove={() => onChange(parts.filter((_, place) => place !== at))}
            />
          ))}
        </Box>
      )}
      {parts.length === 0 && !isOpen && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('No bundle: it has a stock of its own.')}
        </Typography>
      )}
      {mayWrite && isOpen && parts.length < MOST_PARTS && (
        <Box
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // it chooses a product, and saves nothing around it
            event.stopPropagation();
            if (event.target instanceof HTMLInputElement) event.preventDefault();
          }}
        >
          <AddProduct onAdd={add} />
        </Box>
      )}
      {mayWrite && !isOpen && (
        <Button size="small" variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
          {parts.length > 0 ? t('Add a part') : t('Make it of other products')}
        </Button>
      )}
    </Box>
  );
};
