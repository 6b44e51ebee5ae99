import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ConnectionDto, TrialDto } from '@duka/client';
import { useState } from 'react';
import { Confirm, useCanAccess, useDataProvider, useNotify, type HttpError } from 'react-admin';
import type { TypedValue } from '../connection-calls';
import type { ShopDataProvider } from '../data-provider';
import { Section } from '../layout/section';
import { noteOf, stateOf } from './connection-texts';
import { ValueInput } from './value-input';
import { WebhookAddress } from './webhook-address';
import { t } from '../texts';

export const CONNECTIONS = ['connections'];

/** What is wrong, by the names of the values; the problem's `values.NAME` nests. */
const errorsOf = (failure: unknown): Readonly<Record<string, string>> => {
  const body = (failure as HttpError).body as { errors?: { values?: Record<string, string> } } | undefined;
  return body?.errors?.values ?? {};
};

/** One service: its keys, what to enter there, and whether it works. */
export const ConnectionCard = ({ connection }: { connection: ConnectionDto }) => {
  const { id, label, origin, webhook, values, canBeTried, state } = connection;
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'connections', action: 'edit' });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [trial, setTrial] = useState<TrialDto | null>(null);
  const [busy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const isFixed = origin === 'environment' || !mayWrite;
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    setErrors({});
    setTrial(null);
    try {
      await work();
    } catch (failure) {
      setErrors(errorsOf(failure));
      notify(failure instanceof Error ? failure.message : t('This was not done'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const save = (changes: readonly TypedValue[], done: string) =>
    act(async () => {
      await shop.saveConnection(id, changes);
      setTyped({});
      notify(done, { type: 'success' });
      await queries.invalidateQueries({ queryKey: CONNECTIONS });
    });
  const changes = Object.entries(typed).map(([name, text]) => ({ name, value: text === '' ? null : text }));
  const none = values.map(({ name }) => ({ name, value: null }));
  const { text, tone } = stateOf(connection);
  const note = noteOf(connection);
  return (
    <Section title={label} action={<Chip size="small" label={text} color={tone} variant="outlined" />}>
      <Stack
        component="form"
        spacing={2}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          void save(changes, t('{label}: saved', { label }));
        }}
      >
        {note && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
        {webhook && <WebhookAddress webhook={webhook} of={label} />}
        {values.map((value) => (
          <ValueInput
            key={value.name}
            value={value}
            typed={typed[value.name]}
            error={errors[value.name]}
            isFixed={isFixed}
            onType={(entered) => setTyped((before) => ({ ...before, [value.name]: entered }))}
          />
        ))}
        {trial && <Alert severity={trial.worked ? 'success' : 'warning'}>{trial.message}</Alert>}
        {mayWrite && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {!isFixed && (
              <Button type="submit" variant="contained" disabled={busy || changes.length === 0}>
                {t('Save keys')}
              </Button>
            )}
            {canBeTried && state !== 'off' && (
              <Button
                variant="outlined"
                disabled={busy || changes.length > 0}
                onClick={() => void act(async () => setTrial(await shop.tryConnection(id)))}
              >
                {connection.group === 'mail' ? t('Send a test letter') : t('Try it')}
              </Button>
            )}
            {origin === 'panel' && (
              <Button color="error" disabled={busy} onClick={() => setRemoving(true)}>
                {t('Remove keys…')}
              </Button>
            )}
            <Confirm
              isOpen={isRemoving}
              title={t('Remove the keys of {label}?', { label })}
              content={t(
                'What they are for ends at once, and nobody can read them here again: they would have to be entered anew.',
              )}
              onConfirm={() => {
                setRemoving(false);
                void save(none, t('{label}: keys removed', { label }));
              }}
              onClose={() => setRemoving(false)}
            />
          </Box>
        )}
      </Stack>
    </Section>
  );
};
