import { useMemo } from 'react';
import { createTalkCalls } from '../../features/stage/api.ts';
import { TalkLoader } from '../../features/stage/components/talk-loader.tsx';

/** A talk as its viewers see it, for its owner. */
export function TalkPreview({ projectId }: { projectId: string }) {
  const calls = useMemo(() => createTalkCalls(projectId), [projectId]);
  return <TalkLoader key={projectId} calls={calls} />;
}
