import { useNavigate, useSearchParams } from 'react-router';
import { ShareEntry } from '../../features/share/components/share-entry.tsx';
import { sharedTalkPath } from '../../features/share/rules.ts';

export function Component() {
  const navigate = useNavigate();
  const code = useSearchParams()[0].get('code') ?? '';
  return (
    <ShareEntry
      key={code}
      code={code}
      onOpen={() => void navigate(sharedTalkPath(code), { replace: true })}
    />
  );
}
