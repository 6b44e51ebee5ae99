import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ConnectionDto, TrialDto } from '@duka/client';
import { useState } from 'react';
import { Confirm, useCanAccess, useDataProvider, useNotify, type HttpError } from 'react-admin';
import type { TypedValue } from '../connection-calls';
import type { ShopDataProvider } from '../data-provider';
import { Section } from '../layout/section';
import { noteOf, stateOf, wordsOf } from './connection-texts';
import { OwnOrigin } from './own-origin';
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
  const words = wordsOf(connection);
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
        {connection.group === 'address' && !isFixed && (
          <OwnOrigin entered={values[0]?.value} onUse={(address) => setTyped({ PUBLIC_URL: address })} />
        )}
        {trial && <Alert severity={trial.worked ? 'success' : 'warning'}>{trial.message}</Alert>}
        {mayWrite && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {!isFixed && (
              <Button type="submit" variant="contained" disabled={busy || changes.length === 0}>
                {words.save}
              </Button>
            )}
            {canBeTried && state !== 'off' && (
              <Button
                variant="outlined"
                disabled={busy || changes.length > 0}
                onClick={() => void act(async () => setTrial(await shop.tryConnection(id)))}
              >
                {words.trial}
              </Button>
            )}
            {origin === 'panel' && (
              <Button color="error" disabled={busy} onClick={() => setRemoving(true)}>
                {words.remove}
              </Button>
            )}
            <Confirm
              isOpen={isRemoving}
              title={words.question}
              content={words.consequence}
              onConfirm={() => {
                setRemoving(false);
                void save(none, words.removed);
              }}
              onClose={() => setRemoving(false)}
            />
          </Box>
        )}
      </Stack>
    </Section>
  );
};
