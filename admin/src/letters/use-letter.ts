import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LetterPreviewDto, LetterTextDto, LetterTrialDto } from '@duka/client';
import { useState } from 'react';
import { useDataProvider, useNotify, type HttpError } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { WrittenText } from '../letter-calls';
import { typedSince } from '../layout/typed-since';
import { LETTERS } from './letters-page';
import { t } from '../texts';

type Errors = Readonly<Record<string, string>>;

/** What is wrong, by the keys of the texts in the order in which they were sent. */
function errorsOf(failure: unknown, sent: readonly WrittenText[]): Errors {
  const body = (failure as HttpError).body as { errors?: { texts?: Record<string, { text?: string }> } };
  const wrong = Object.entries(body?.errors?.texts ?? {});
  return Object.fromEntries(wrong.map(([at, { text = '' }]) => [sent[Number(at)]?.key ?? '', text]));
}

/** A letter while somebody writes it: what is typed, what the preview shows of it, and what is wrong. */
export function useLetter(id: string, language: string) {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...LETTERS, id, language],
    queryFn: () => shop.letter(id, language),
  });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState<readonly WrittenText[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const [sample, choose] = useState(0);
  const [seen, see] = useState<LetterPreviewDto>();
  const [trial, setTrial] = useState<LetterTrialDto | null>(null);
  const [busy, setBusy] = useState(false);
  const kept = ({ own, original }: LetterTextDto) => own || original;
  const valueOf = (text: LetterTextDto) => typed[text.key] ?? kept(text);
  const changed = (data?.texts ?? [])
    .filter((text) => valueOf(text) !== kept(text))
    .map((text) => ({ key: text.key, text: valueOf(text) }));
  /** Puts what the server says of texts under their fields. */
  async function heard<T>(work: () => Promise<T>, sent: readonly WrittenText[] = shown): Promise<T> {
    try {
      const answer = await work();
      setErrors({});
      return answer;
    } catch (failure) {
      setErrors(errorsOf(failure, sent));
      throw failure;
    }
  }
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    setTrial(null);
    try {
      await work();
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : t('This was not done'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const preview = useQuery({
    queryKey: [...LETTERS, id, language, 'preview', sample, shown],
    queryFn: async () => {
      const letter = await heard(() => shop.previewLetter(id, language, sample, shown));
      see(letter);
      return letter;
    },
    gcTime: 0,
    retry: false,
  });
  return {
    /** What was seen last: what cannot be sent has no preview. */
    seen,
    /** Why the preview failed where no field says it. */
    unseen: Object.keys(errors).length > 0 ? null : preview.error,
    isDrawn: preview.isFetching,
    drawAgain: preview.refetch,
    ...{ data, error, refetch, changed, errors, sample, shown, busy, trial, valueOf, choose },
    type: (key: string, text: string) => setTyped((before) => ({ ...before, [key]: text })),
    showTyped: () => setShown(changed),
    /** Shows an example in which the text stands. */
    look: ({ samples }: LetterTextDto) => {
      const [first] = samples;
      if (first !== undefined && !samples.includes(sample)) choose(first);
    },
    save: () =>
      act(async () => {
        await heard(() => shop.saveLetter(id, language, changed), changed);
        await queries.invalidateQueries({ queryKey: LETTERS });
        const sent = Object.fromEntries(changed.map(({ key, text }) => [key, text]));
        setTyped((now) => typedSince(sent, now));
        setShown([]);
        notify(t('Email saved. It holds from the next one on.'), { type: 'success' });
      }),
    tryOut: () => act(async () => setTrial(await shop.tryLetter(id, language, sample))),
  };
}
