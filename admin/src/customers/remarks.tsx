import { Box, Chip, IconButton, Link as Anchor, Typography } from '@mui/material';
import DeleteIcon from '@mui/icons-material/Close';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { dateTime } from '../layout/format';
import { Section } from '../layout/section';
import type { CustomerRecord, CustomerRemarks } from '../records';
import { t } from '../texts';
import { GroupsField } from './groups-field';
import { NoteForm } from './note-form';
import { TagsField } from './tags-field';
import { useRemark } from './use-remark';

export const remarksOf = (id: unknown) => ['customers', 'remarks', id];

type Props = { id: string; remarks: CustomerRemarks; mayWrite: boolean };

const Groups = ({ id, remarks: { groups }, mayWrite }: Props) => (
  <>
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5, mb: 0.5 }}>
      {t('Groups')}
    </Typography>
    {groups
      .filter(({ isByRule }) => isByRule || !mayWrite)
      .map((group) => (
        <Chip
          key={group.id}
          size="small"
          sx={{ mr: 0.5, mb: 0.5 }}
          label={group.isByRule ? t('{name}, by its rule', { name: group.name }) : group.name}
          component={Link}
          to={`/customer-groups/${group.id}`}
          clickable
        />
      ))}
    {mayWrite && <GroupsField id={id} groups={groups.filter(({ isByRule }) => !isByRule)} />}
    {!mayWrite && groups.length === 0 && <Typography variant="body2">–</Typography>}
  </>
);

const Notes = ({ id, remarks: { notes }, mayWrite }: Props) => {
  const { change, undoable, busy } = useRemark(id);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1 }}>
      {notes.map((note) => (
        <Box
          component="li"
          key={note.id}
          sx={{ display: 'flex', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {note.text}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {[note.by, dateTime(note.at)].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          {mayWrite && (
            <IconButton
              size="small"
              aria-label={t('Delete the note “{text}”', { text: note.text.slice(0, 40) })}
              disabled={busy}
              onClick={() =>
                void undoable(
                  (provider) => provider.deleteCustomerNote(id, note.id),
                  t('Note deleted'),
                  () =>
                    void change(
                      (provider) => provider.addCustomerNote(id, note.text, crypto.randomUUID()),
                      t('Note added'),
                    ),
                )
              }
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
};

/** What the staff keeps of a customer. */
export const Remarks = () => {
  const customer = useRecordContext<CustomerRecord>();
  const provider = useDataProvider<ShopDataProvider>();
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'customers', action: 'remark' });
  const id = customer?.id ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: remarksOf(id),
    queryFn: () => provider.customerRemarks(id),
    enabled: id !== '',
  });
  if (!customer) return null;
  return (
    <Section
      title={t('Notes, tags and groups')}
      action={
        <Anchor component={Link} to="/customer-groups" variant="body2">
          {t('All groups')}
        </Anchor>
      }
    >
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <TagsField id={id} tags={data.tags} mayWrite={mayWrite} />
          <Groups {...{ id, mayWrite }} remarks={data} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
            {t('Notes')}
          </Typography>
          {mayWrite && <NoteForm id={id} />}
          <Notes {...{ id, mayWrite }} remarks={data} />
          {!mayWrite && data.notes.length === 0 && <Typography variant="body2">–</Typography>}
        </>
      )}
    </Section>
  );
};
