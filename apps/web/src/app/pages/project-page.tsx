import type { Project } from '@app/contract/project/schema.ts';
import { Suspense, useState } from 'react';
import { useFirstVisit, usePermission } from '../../features/account/hooks.ts';
import { ProjectList, type ShowCollection } from '../../features/project/components/list/project-list.tsx';
import { later } from '../../lib/later.ts';
import { useTexts } from '../../lib/texts.ts';
import { useScreenRow } from '../screen-context.ts';

const ShareDialog = later(
  async () => (await import('../../features/share/components/share-dialog.tsx')).ShareDialog,
);

const Collection = later(
  async () => (await import('../../features/template/components/collection.tsx')).Collection,
);

const showCollection: ShowCollection = (find, onStarted) => (
  <Suspense fallback={null}>
    <Collection find={find} onStarted={onStarted} />
  </Suspense>
);

export function Component() {
  const { t } = useTexts();
  const { title } = useScreenRow();
  useFirstVisit();
  const { data } = usePermission();
  const [shared, setShared] = useState<Project>();
  return (
    <>
      <ProjectList
        title={t(title)}
        credits={data?.balances.credits}
        onShare={setShared}
        collection={showCollection}
      />
      {shared ? (
        <Suspense fallback={null}>
          <ShareDialog project={shared} onClose={() => setShared(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
