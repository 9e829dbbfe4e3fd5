import { useCallback, useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { enterVisit, forgetVisit } from '../../features/share/api.ts';
import { Reactions } from '../../features/share/components/reactions.tsx';
import { useBeat, useStayReport } from '../../features/share/hooks.ts';
import { endsVisit, shareEntryPath, type ShareVisit } from '../../features/share/rules.ts';
import { createTalkCalls, type TalkCalls } from '../../features/stage/api.ts';
import { TalkLoader } from '../../features/stage/components/talk-loader.tsx';
import { isPreparing } from '../../features/stage/rules.ts';

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
  // The place is gone: the entry says why, and how to come in again. The talk ends with its screen.
  const leave = useCallback(() => {
    forgetVisit(code);
    void navigate(shareEntryPath(code), { replace: true });
  }, [code, navigate]);
  const calls = useMemo((): TalkCalls => {
    const { load, ask, ...others } = createTalkCalls(visit.projectId, visit.token);
    const leaving = (error: unknown): never => {
      if (endsVisit(error)) leave();
      throw error;
    };
    return {
      ...others,
      async load(signal) {
        const talk = await load(signal).catch(leaving);
        // Who waits for a talk that is being prepared has not seen it yet.
        if (!isPreparing(talk.pages)) setShown(true);
        return talk;
      },
      async *ask(asked, signal) {
        try {
          yield* ask(asked, signal);
        } catch (error) {
          leaving(error);
        }
      },
    };
  }, [visit, leave]);
  useStayReport(visit, isShown, isGoing);
  useBeat(visit, isGoing, leave);
  return (
    <TalkLoader calls={calls} actions={<Reactions code={code} visit={visit} />} waits onGoing={setGoing} />
  );
}
