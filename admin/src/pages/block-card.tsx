import RemoveIcon from '@mui/icons-material/CloseOutlined';
import DragIcon from '@mui/icons-material/DragIndicatorOutlined';
import { Box, Button, Card, Collapse, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { FieldsForm } from '../layout/fields-form';
import { MoveButton } from '../layout/move-button';
import type { BlockKind } from '../records';
import { BlockItems } from './block-items';
import { wordsOf, type Block } from './blocks';
import type { DragHandle } from './use-block-drag';
import { t } from '../texts';

type Props = {
  kind: BlockKind | undefined;
  at: number;
  last: number;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** What its handle does while it is dragged. */
  handle: DragHandle;
  /** It is dragged, or another one would take its place. */
  mark: 'dragged' | 'over' | undefined;
  onSay: (sentence: string) => void;
};

/** One block of the page: what it is, where it stands, and, opened, what it says. */
export const BlockCard = ({ kind, at, last, isOpen, onToggle, onMove, onRemove, ...more }: Props) => {
  const { handle, mark, onSay } = more;
  const id = useId();
  const block = useWatch({ name: `blocks.${at}` }) as Block | undefined;
  const { errors } = useFormState();
  const isWrong = Boolean((errors['blocks'] as unknown as object[] | undefined)?.[at]);
  const label = kind?.label ?? block?.kind ?? t('Block');
  const name = t('{label}, block {at}', { label, at: at + 1 });
  const isShown = isOpen || isWrong;
  return (
    <Card
      component="li"
      sx={{
        ...(isWrong ? { borderColor: 'error.main' } : {}),
        ...(mark === 'over' ? { outline: '2px solid', outlineColor: 'primary.main' } : {}),
        ...(mark === 'dragged' ? { opacity: 0.6 } : {}),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, p: 1 }}>
        <Box
          {...handle}
          title={t('Drag to another place')}
          aria-hidden="true"
          data-handle=""
          // a finger on it drags, and does not scroll
          sx={{
            ...{ display: 'flex', alignItems: 'center', justifyContent: 'center', color: 'text.secondary' },
            ...{ minWidth: { xs: 40, sm: 24 }, minHeight: 40, cursor: 'grab', touchAction: 'none' },
          }}
        >
          <DragIcon fontSize="small" />
        </Box>
        <Button
          color="inherit"
          onClick={onToggle}
          aria-expanded={isShown}
          aria-controls={id}
          sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left' }}
        >
          <Box component="span" sx={{ minWidth: 0 }}>
            <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
              {label}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              noWrap
              sx={{ display: 'block', color: isWrong ? 'error.main' : 'text.secondary' }}
            >
              {isWrong ? t('Something does not fit') : (block && wordsOf(block)) || kind?.note}
            </Typography>
          </Box>
        </Button>
        {([-1, 1] as const).map((by) => (
          <MoveButton
            key={by}
            name={name}
            by={by}
            isOff={by < 0 ? at === 0 : at === last}
            onMove={() => onMove(at + by)}
          />
        ))}
        <IconButton size="small" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
      <Collapse in={isShown} unmountOnExit id={id}>
        <Box role="group" aria-label={name} sx={{ px: 2, pb: 2 }}>
          {kind?.fields.length === 0 && !kind.items && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('{note} There is nothing to fill in.', { note: kind.note })}
            </Typography>
          )}
          <FieldsForm fields={kind?.fields ?? []} source={`blocks.${at}.fields`} />
          {kind?.items && <BlockItems items={kind.items} source={`blocks.${at}.items`} onSay={onSay} />}
        </Box>
      </Collapse>
    </Card>
  );
};
