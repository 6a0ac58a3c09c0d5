import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { paths } from '../addresses/paths.ts';
import { sessionOptions } from '../api/session.ts';
import { Mark } from '../components/Mark.tsx';
import * as texts from '../texts/app/frame.ts';
import * as common from '../texts/common.ts';
import classes from './OpenFrame.module.css';
import { Connecting } from './pages/Connecting.tsx';
import { RequireSession } from './session/RequireSession.tsx';
import { Shell } from './shell/Shell.tsx';

/** Pages for everybody: in the frame for a signed-in reader, by themselves for anyone else. */
export function OpenFrame() {
  const { data: session, isPending } = useQuery(sessionOptions);
  if (isPending) return <Connecting />;
  if (session) {
    return (
      <RequireSession>
        <Shell />
      </RequireSession>
    );
  }
  return (
    <main className={classes.page}>
      <div className={classes.mark}>
        <Mark size={28} />
        {texts.retron}
      </div>
      <Outlet />
      <nav className={classes.links} aria-label={texts.retron}>
        <Link to={paths.login}>{texts.signIn}</Link>
        <Link to={paths.imprint}>{common.imprint}</Link>
        <Link to={paths.privacyPolicy}>{common.privacyPolicy}</Link>
      </nav>
    </main>
  );
}
