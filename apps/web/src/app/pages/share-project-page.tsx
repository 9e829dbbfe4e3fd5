import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { enterVisit, forgetVisit } from '../../features/share/api.ts';
import { Reactions } from '../../features/share/components/reactions.tsx';
import { useStayReport } from '../../features/share/hooks.ts';
import { shareEntryPath, type ShareVisit } from '../../features/share/rules.ts';
import { createTalkCalls } from '../../features/stage/api.ts';
import { TalkLoader } from '../../features/stage/components/talk-loader.tsx';
import { CallError } from '../../lib/call-error.ts';
import { isSessionLost } from '../../lib/reactions.ts';

/** A shared talk, for who has a place in the share; everybody else comes in by the entry. */
export function Component() {
  const code = useSearchParams()[0].get('code') ?? '';
  return <SharedTalk key={code} code={code} />;
}

function SharedTalk({ code }: { code: string }) {
  const [visit] = useState(() => enterVisit(code));
  return visit ? <OpenTalk code={code} visit={visit} /> : <Navigate to={shareEntryPath(code)} replace />;
}

function OpenTalk({ code, visit }: { code: string; visit: ShareVisit }) {
  const navigate = useNavigate();
  const [isShown, setShown] = useState(false);
  const [isGoing, setGoing] = useState(false);
  const calls = useMemo(() => {
    const made = createTalkCalls(visit.projectId, visit.token);
    const load: typeof made.load = async (signal) => {
      try {
        const talk = await made.load(signal);
        setShown(true);
        return talk;
      } catch (error) {
        // The place is gone: the entry says why, and how to come in again.
        if (error instanceof CallError && isSessionLost(error.code)) {
          forgetVisit(code);
          void navigate(shareEntryPath(code), { replace: true });
        }
        throw error;
      }
    };
    return { ...made, load };
  }, [code, visit, navigate]);
  useStayReport(visit, isShown, isGoing);
  return <TalkLoader calls={calls} actions={<Reactions code={code} visit={visit} />} onGoing={setGoing} />;
}
