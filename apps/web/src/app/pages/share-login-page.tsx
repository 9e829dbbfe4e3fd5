import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { askEntryAhead } from '../../features/share/api.ts';
import { ShareEntry } from '../../features/share/components/share-entry.tsx';
import { sharedTalkPath } from '../../features/share/rules.ts';
import { whenIdle } from '../../lib/when-idle.ts';

// Who follows a link is asked for the code as soon as this file is here: the frame and the screen follow meanwhile.
askEntryAhead(new URLSearchParams(window.location.search).get('code') ?? '');

/** The screen behind the code and its player are fetched while somebody types. What does not arrive now is asked for again then. */
const fetchTalkScreen = () =>
  void import('./share-project-page.tsx')
    .then(() => import('../../features/stage/engine/player-parts.ts'))
    .catch(() => undefined);

export function Component() {
  const navigate = useNavigate();
  useEffect(() => whenIdle(fetchTalkScreen, 2000), []);
  const code = useSearchParams()[0].get('code') ?? '';
  return (
    <ShareEntry
      key={code}
      code={code}
      onOpen={() => void navigate(sharedTalkPath(code), { replace: true })}
    />
  );
}
