import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { Welcome } from '../../features/account/components/welcome/welcome.tsx';
import { LiveStage } from '../../features/home/components/live-stage.tsx';
import { later } from '../../lib/later.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';

const Sample = later(async () => (await import('../../features/stage/components/sample.tsx')).Sample);

/** The first screen after signing up; without a login it is the home page, later on the projects. */
export function Component() {
  const user = useSession(({ user: known, tokens }) => (tokens.user === '' ? undefined : known));
  if (!user?.isFirst) return <Navigate to={user ? '/project' : '/home'} replace />;
  return (
    <QueryClientProvider client={queryClient}>
      <Welcome nickname={user.nickname} stage={<LiveStage sample={Sample} />} />
    </QueryClientProvider>
  );
}
