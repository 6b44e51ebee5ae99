import { Button } from '@mui/material';
import { Title, useGetIdentity } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyPage } from './empty-page';
import { useFirstPage } from './first-page';

const Onward = () => {
  const { page } = useFirstPage();
  return page ? (
    <Button component={Link} to={page.to} variant="contained">
      {`To the ${page.name}`}
    </Button>
  ) : null;
};

/** For an address that the role may not open: says so and shows a way on; the session stays. */
export const AccessDenied = () => {
  const { identity } = useGetIdentity();
  return (
    <>
      <Title title="Not for your role" />
      <EmptyPage
        title="This page needs an administrator"
        text={`${identity?.fullName ?? 'Your account'} has a role that does not open it. An administrator can open it, or give you another role.`}
      >
        <Onward />
      </EmptyPage>
    </>
  );
};

/** For an address that leads nowhere. */
export const NoSuchPage = () => (
  <>
    <Title title="No such page" />
    <EmptyPage
      title="There is no such page"
      text="The address may be mistyped, or what was here has been removed."
    >
      <Onward />
    </EmptyPage>
  </>
);

/** For a page that broke while it was shown. */
export const BrokenPage = () => (
  <>
    <Title title="Something went wrong" />
    <EmptyPage title="This page broke" text="It is not your fault. Reload it, or go on somewhere else.">
      <Button variant="contained" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </EmptyPage>
  </>
);
