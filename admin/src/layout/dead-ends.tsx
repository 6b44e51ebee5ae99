import { Button } from '@mui/material';
import { Title, useGetIdentity } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { EmptyPage } from './empty-page';
import { useFirstPage } from './first-page';
import { t } from '../texts';

const Onward = () => {
  const { page } = useFirstPage(useLocation().pathname);
  return page ? (
    <Button component={Link} to={page.to} variant="contained">
      {t('To the {name}', { name: page.name })}
    </Button>
  ) : null;
};

/** For an address that the role may not open: says so and shows a way on; the session stays. */
export const AccessDenied = () => {
  const { identity } = useGetIdentity();
  return (
    <>
      <Title title={t('Not for your role')} />
      <EmptyPage
        title={t('This page needs an administrator')}
        text={t(
          '{fullName} has a role that does not open it. An administrator can open it, or give you another role.',
          { fullName: identity?.fullName ?? t('Your account') },
        )}
      >
        <Onward />
      </EmptyPage>
    </>
  );
};

/** For an address that leads nowhere. */
export const NoSuchPage = () => (
  <>
    <Title title={t('No such page')} />
    <EmptyPage
      title={t('There is no such page')}
      text={t('The address may be mistyped, or what was here has been removed.')}
    >
      <Onward />
    </EmptyPage>
  </>
);

/** For a page that broke while it was shown. */
export const BrokenPage = () => (
  <>
    <Title title={t('Something went wrong')} />
    <EmptyPage
      title={t('This page broke')}
      text={t('It is not your fault. Reload it, or go on somewhere else.')}
    >
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('Reload')}
      </Button>
    </EmptyPage>
  </>
);
