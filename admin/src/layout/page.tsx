import { Button } from '@mui/material';
import { lazy, startTransition, useEffect, useReducer, useTransition, type FunctionComponent } from 'react';
import { Title } from 'react-admin';
import { EmptyPage } from './empty-page';
import { t } from '../texts';

type Loaded = FunctionComponent<{ onRetry: () => Promise<void> }>;

/** In the place of a page whose code could not be fetched. */
const NotLoaded: Loaded = ({ onRetry }) => {
  const [isTrying, tryIt] = useTransition();
  return (
    <>
      <Title title={t('Not loaded')} />
      <EmptyPage title={t('This page could not be loaded')} text={t('Check the connection, then try again.')}>
        <Button variant="contained" loading={isTrying} onClick={() => tryIt(onRetry)}>
          {t('Try again')}
        </Button>
      </EmptyPage>
    </>
  );
};

const shopAnswers = () =>
  fetch('/admin', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A page whose code is fetched when it is first opened. React keeps a fetch that failed for ever: it is fetched anew
 * when somebody tries again or comes back. Browsers may keep it, too, and an update of the shop takes old code away:
 * then the panel is loaded anew.
 */
export const page = (load: () => Promise<FunctionComponent>): FunctionComponent => {
  let failed = false;
  const fetched = () =>
    lazy(async (): Promise<{ default: Loaded }> => {
      try {
        return { default: await load() };
      } catch {
        failed = true;
        return { default: NotLoaded };
      }
    });
  let Page = fetched();
  const fetchAnew = () => {
    if (failed) Page = fetched();
    failed = false;
  };
  return function Opened() {
    const [, show] = useReducer((tries: number) => tries + 1, 0);
    useEffect(() => fetchAnew, []);
    const retry = async () => {
      try {
        await load();
        fetchAnew();
        startTransition(show);
      } catch {
        if (await shopAnswers()) window.location.reload();
      }
    };
    return <Page onRetry={retry} />;
  };
};
