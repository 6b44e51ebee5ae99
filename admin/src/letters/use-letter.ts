import type { LetterPreviewDto, LetterTextDto, LetterTrialDto } from '@duka/client';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { LETTERS } from './letters-page';
import { useWording } from '../layout/use-wording';
import { t } from '../texts';

/** A letter while somebody writes it, and what came of its trial. */
export function useLetter(id: string, language: string) {
  const shop = useDataProvider<ShopDataProvider>();
  const [trial, setTrial] = useState<LetterTrialDto | null>(null);
  const wording = useWording<LetterTextDto, LetterPreviewDto>({
    ...{ all: LETTERS, id, language },
    load: () => shop.letter(id, language),
    save: (texts) => {
      setTrial(null);
      return shop.saveLetter(id, language, texts);
    },
    preview: (sample, texts) => shop.previewLetter(id, language, sample, texts),
    saved: t('Email saved. It holds from the next one on.'),
  });
  const tryOut = () =>
    wording.act(async () => {
      setTrial(null);
      setTrial(await shop.tryLetter(id, language, wording.sample));
    });
  return { ...wording, trial, tryOut };
}
