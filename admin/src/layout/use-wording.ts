import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaperTextDto } from '@duka/client';
import { useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import type { WrittenText } from '../letter-calls';
import { typedSince } from './typed-since';
import { useAct } from './use-act';
import { t } from '../texts';

/** What of a text of a letter or paper its editing needs. */
export type WordedText = Pick<PaperTextDto, 'key' | 'original' | 'own' | 'samples'>;

interface Worded<T extends WordedText> {
  texts: T[];
  samples: string[];
  languages: string[];
}

/** A letter or paper in one language, and what can be done with it. */
interface Wording<T extends WordedText, Seen> {
  /** Under which the list of all is kept. */
  all: readonly string[];
  id: string;
  language: string;
  load: () => Promise<Worded<T>>;
  save: (texts: readonly WrittenText[]) => Promise<unknown>;
  preview: (sample: number, texts: readonly WrittenText[]) => Promise<Seen>;
  /** What is said once it is saved. */
  saved: string;
}

type Errors = Readonly<Record<string, string>>;

/** What is wrong, by the keys of the texts in the order in which they were sent. */
function errorsOf(failure: unknown, sent: readonly WrittenText[]): Errors {
  const body = (failure as HttpError).body as { errors?: { texts?: Record<string, { text?: string }> } };
  const wrong = Object.entries(body?.errors?.texts ?? {});
  return Object.fromEntries(wrong.map(([at, { text = '' }]) => [sent[Number(at)]?.key ?? '', text]));
}

/** Texts while somebody writes them: what is typed, what the preview shows of it, and what is wrong. */
export function useWording<T extends WordedText, Seen>(wording: Wording<T, Seen>) {
  const { all, id, language } = wording;
  const notify = useNotify();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: [...all, id, language], queryFn: wording.load });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState<readonly WrittenText[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const [sample, choose] = useState(0);
  const [seen, see] = useState<Seen>();
  const { busy, act } = useAct(t('This was not done'));
  const kept = ({ own, original }: T) => own || original;
  const valueOf = (text: T) => typed[text.key] ?? kept(text);
  const changed = (data?.texts ?? [])
    .filter((text) => valueOf(text) !== kept(text))
    .map((text) => ({ key: text.key, text: valueOf(text) }));
  /** Puts what the server says of texts under their fields. */
  async function heard<A>(work: () => Promise<A>, sent: readonly WrittenText[] = shown): Promise<A> {
    try {
      const answer = await work();
      setErrors({});
      return answer;
    } catch (failure) {
      setErrors(errorsOf(failure, sent));
      throw failure;
    }
  }
  const preview = useQuery({
    queryKey: [...all, id, language, 'preview', sample, shown],
    queryFn: async () => {
      const drawn = await heard(() => wording.preview(sample, shown));
      see(() => drawn);
      // undefined is no answer to a query
      return drawn ?? null;
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
    ...{ data, error, refetch, changed, errors, sample, shown, busy, valueOf, choose, act },
    type: (key: string, text: string) => setTyped((before) => ({ ...before, [key]: text })),
    showTyped: () => setShown(changed),
    /** Shows an example in which the text stands. */
    look: ({ samples }: T) => {
      const [first] = samples;
      if (first !== undefined && !samples.includes(sample)) choose(first);
    },
    save: () =>
      act(async () => {
        await heard(() => wording.save(changed), changed);
        await queries.invalidateQueries({ queryKey: all });
        const sent = Object.fromEntries(changed.map(({ key, text }) => [key, text]));
        setTyped((now) => typedSince(sent, now));
        setShown([]);
        notify(wording.saved, { type: 'success' });
      }),
  };
}
