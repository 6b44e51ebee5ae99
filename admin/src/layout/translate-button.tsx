import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { Button } from '@mui/material';
import { CanAccess, useRecordContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '../texts';

/** Leads to the texts of what one looks at, with a tab for each language. */
export function TranslateButton<Of extends RaRecord>({
  kind,
  owner,
}: {
  kind: string;
  owner: (record: Of) => string;
}) {
  const record = useRecordContext<Of>();
  if (!record) return null;
  const filter = new URLSearchParams({ filter: JSON.stringify({ kind, owner: owner(record) }) });
  return (
    <CanAccess resource="translations" action="list">
      <Button component={Link} to={`/translations?${filter}`} size="small" startIcon={<TranslateIcon />}>
        {t('Translations')}
      </Button>
    </CanAccess>
  );
}
