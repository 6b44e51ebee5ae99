import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { t } from '../texts';

type PaperButtonProps = { label: string; name: string; kind?: 'PDF' | 'XML'; load: () => Promise<unknown> };

/** Downloads a document; what keeps it from coming is told. */
export const PaperButton = ({ label, name, kind = 'PDF', load }: PaperButtonProps) => {
  const notify = useNotify();
  const fetchPaper = () =>
    void load().catch((failure: unknown) =>
      notify(failure instanceof Error ? failure.message : t('{name} could not be loaded', { name }), {
        type: 'error',
      }),
    );
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<DownloadIcon />}
      aria-label={t('{name} as {kind}', { name, kind })}
      onClick={(event) => {
        event.stopPropagation();
        fetchPaper();
      }}
    >
      {label}
    </Button>
  );
};
