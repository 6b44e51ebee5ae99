import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { PictureCall } from '../layout/picture-call';
import { useDone } from '../layout/use-change';
import type { BlockKind, PageRecord } from '../records';
import { AddBlock } from './add-block';
import { BlockCard } from './block-card';
import { moved, type Block, type PageForm } from './blocks';
import { useBlockDrag } from './use-block-drag';
import { t } from '../texts';

/** The kinds of blocks, as the shop declares them. */
function useBlockKinds() {
  const shop = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['definitions', 'blocks'],
    queryFn: () => shop.blockKinds(),
    staleTime: Infinity,
  });
}

const fresh = ({ name, items }: BlockKind): Block => ({
  kind: name,
  fields: {},
  items: Array.from({ length: items?.least ?? 0 }, () => ({})),
});

/** The blocks of the page in their order: added, filled in, moved by button or by dragging, and removed. */
export const BlocksInput = () => {
  const { data: all = [], error, refetch } = useBlockKinds();
  const isFrame = useRecordContext<PageRecord>()?.address === 'frame';
  const kinds = all.filter((kind) => (kind.isOfFrame ?? false) === isFrame);
  const { getValues } = useFormContext<PageForm>();
  const array = useFieldArray<PageForm, 'blocks', 'key'>({ name: 'blocks', keyName: 'key' });
  const { fields } = array;
  // by place: the form names its blocks anew whenever it is saved
  const [opened, open] = useState<readonly boolean[]>([]);
  const [said, say] = useState('');
  const done = useDone();
  const kindOf = (name: string | undefined) => kinds.find((kind) => kind.name === name);
  const labelAt = (at: number) => kindOf(fields[at]?.kind)?.label ?? t('Block');
  const move = (from: number, to: number) => {
    if (from === to) return;
    array.move(from, to);
    open(moved(states(), from, to));
    say(
      t('{labelAt} moved to place {to} of {count}', {
        labelAt: labelAt(from),
        to: to + 1,
        count: fields.length,
      }),
    );
  };
  const { list, dragged, handle } = useBlockDrag(move);
  const remove = (at: number) => {
    const block = structuredClone(getValues(`blocks.${at}`));
    const sentence = t('{labelAt} removed', { labelAt: labelAt(at) });
    const before = states();
    array.remove(at);
    open(before.filter((_, place) => place !== at));
    say(sentence);
    done(sentence, () => {
      array.insert(at, block);
      open(before);
    });
  };
  const states = () => fields.map((_, at) => opened[at] === true);
  return (
    <PictureCall value="takePagePicture">
      {error && <Failed error={error} onRetry={refetch} />}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {fields.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
          {isFrame
            ? t('Nothing yet: menu entries and footer columns are added here.')
            : t('Nothing on this page yet. A hero, some words and a shelf of products are a good beginning.')}
        </Typography>
      )}
      <Box
        component="ol"
        ref={list}
        aria-label={t('Blocks')}
        sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0, display: 'grid', gap: 1 }}
      >
        {fields.map(({ key, kind }, at) => (
          <BlockCard
            key={key}
            kind={kindOf(kind)}
            at={at}
            last={fields.length - 1}
            isOpen={opened[at] === true}
            onToggle={() => open(states().map((is, place) => (place === at ? !is : is)))}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
            handle={handle(at)}
            mark={dragged?.from === at ? 'dragged' : dragged?.over === at ? 'over' : undefined}
            onSay={say}
          />
        ))}
      </Box>
      <AddBlock
        kinds={kinds}
        onAdd={(kind) => {
          array.append(fresh(kind));
          open([...states(), true]);
          say(t('{label} added as block {count}', { label: kind.label, count: fields.length + 1 }));
        }}
      />
    </PictureCall>
  );
};
