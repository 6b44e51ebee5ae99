import { useState } from 'react';
import type { FileColumns } from '../records';

/** What a person says of a file: where it is from, and what its columns hold. */
export interface Said {
  source?: string;
  columns?: Record<string, string>;
}

type Ask = (file: File, said: Said) => Promise<FileColumns>;

/** The file that was chosen, how it would be read, and what a person says against that. */
export function useFileColumns(ask: Ask) {
  const [file, setFile] = useState<File | null>(null);
  const [columns, setColumns] = useState<FileColumns | null>(null);
  const [said, setSaid] = useState<Record<string, string>>({});

  /** One that cannot be read changes nothing: file, columns and what was said of them stay those of one file. */
  const take = async (chosen: File, source?: string) => {
    const told = await ask(chosen, source ? { source } : {});
    setFile(chosen);
    setSaid({});
    setColumns(told);
    return told;
  };
  /** A field is of one column: whichever had it is left out. */
  const say = (heading: string, field: string) => {
    setColumns((now) => {
      if (!now) return now;
      const changed = now.columns.map((one) => {
        if (one.heading === heading) return { ...one, field };
        return field !== '' && one.field === field ? { ...one, field: '' } : one;
      });
      return { ...now, columns: changed };
    });
    setSaid((before) => {
      const left = columns?.columns.find((one) => field !== '' && one.field === field);
      return { ...before, ...(left ? { [left.heading]: '' } : {}), [heading]: field };
    });
  };
  const wish: Said = { ...(columns ? { source: columns.source } : {}), columns: said };
  return { file, columns, wish, take, say };
}
