import type { Avatar } from '@app/contract/avatar/schema.ts';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ListBar, ListTabs } from '../../../../components/list-bar.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useKey } from '../../../../components/use-key.ts';
import { later } from '../../../../lib/later.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useAvatarList, useCopyAvatar } from '../../api.ts';
import { useFailed, useTrial } from '../../hooks.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { editAddress, stepAddress } from '../../rules.ts';
import { AvatarCard } from './avatar-card.tsx';
import styles from './avatar-list.module.css';
import { type ShownTab, shownTabs, useAvatarView } from './use-avatar-view.ts';

const DeleteAvatar = later(async () => (await import('./delete-avatar.tsx')).DeleteAvatar);
const RenameAvatar = later(async () => (await import('./rename-avatar.tsx')).RenameAvatar);

/** My avatars and the templates: look at them, hear them, make them one's own. */
export function AvatarList({ title }: { title: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { tab, find, asked, setTab, setFind } = useAvatarView();
  const avatars = useAvatarList(tab, asked);
  const [renamed, setRenamed] = useState<Avatar>();
  const [deleted, setDeleted] = useState<Avatar>();
  const copy = useCopyAvatar();
  const create = () => void navigate(stepAddress('picture'));
  useKey('n', create);

  async function copyOf(avatar: Avatar, done: (made: Avatar) => void) {
    try {
      const made = await copy.mutateAsync(avatar.id);
      if (made) done(made);
    } catch {
      // The call has said what went wrong.
    }
  }

  const shown = (
    <Shown query={avatars} none={<Nobody tab={tab} find={asked} onFind={setFind} onTab={setTab} />}>
      {(list) => (
        <Cards
          list={list}
          handlers={{
            onStep: ({ id }, step) => void navigate(stepAddress(step, id)),
            onRename: setRenamed,
            onCopy: (avatar) =>
              void copyOf(avatar, () => notify('success', t(texts.copied, { name: avatar.name }))),
            onMakeOwn: (avatar) => void copyOf(avatar, (made) => void navigate(editAddress(made))),
            onDelete: setDeleted,
          }}
        />
      )}
    </Shown>
  );
  return (
    <>
      <PageHeader title={title}>
        <ButtonLink to="/avatars/likeness" variant="default">
          {t(texts.ledger)}
        </ButtonLink>
        <Button leftSection={<IconPlus size={18} stroke={1.6} />} onClick={create} aria-keyshortcuts="n">
          {t(texts.create)}
        </Button>
      </PageHeader>
      <ListBar>
        <ListTabs
          label={t(texts.tabs)}
          tabs={shownTabs.map((name) => [name, t(texts[name])])}
          value={tab}
          onChange={setTab}
        />
        <SearchField label={t(texts.find)} maxLength={100} value={find} onChange={setFind} />
      </ListBar>
      {shown}
      <Suspense fallback={null}>
        {renamed ? <RenameAvatar avatar={renamed} onClose={() => setRenamed(undefined)} /> : null}
        {deleted ? <DeleteAvatar avatar={deleted} onClose={() => setDeleted(undefined)} /> : null}
      </Suspense>
    </>
  );
}

type ShownProps = {
  query: ReturnType<typeof useAvatarList>;
  none: ReactNode;
  children: (list: readonly Avatar[]) => ReactNode;
};

function Shown({ query: { data, error, refetch }, none, children }: ShownProps) {
  const failed = useFailed();
  if (data) return data.length === 0 ? none : children(data);
  if (!error)
    return (
      <div className={styles.grid} aria-busy="true">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} height={340} />
        ))}
      </div>
    );
  return <LoadError error={error} texts={failed} onRetry={() => void refetch()} />;
}

type CardsProps = {
  list: readonly Avatar[];
  handlers: Parameters<typeof AvatarCard>[0]['handlers'];
};

/** One of them moves at a time: the one that is looked at, or that speaks. */
function Cards({ list, handlers }: CardsProps) {
  const { t } = useTexts();
  const trial = useTrial();
  const [looked, setLooked] = useState<string>();
  const alive = trial.heard ?? looked;
  return (
    <ul className={styles.grid} aria-label={t(texts.list)}>
      {list.map((avatar) => (
        <AvatarCard
          key={avatar.id}
          avatar={avatar}
          isAlive={alive === avatar.id}
          onLook={(isLooking) =>
            setLooked((before) => (isLooking ? avatar.id : before === avatar.id ? undefined : before))
          }
          trial={trial}
          handlers={handlers}
        />
      ))}
    </ul>
  );
}

type NobodyProps = {
  tab: ShownTab;
  find: string;
  onFind: (find: string) => void;
  onTab: (tab: ShownTab) => void;
};

/** Nobody is here: what can be done about it. */
function Nobody({ tab, find, onFind, onTab }: NobodyProps) {
  const { t } = useTexts();
  if (find !== '')
    return (
      <EmptyState title={t(texts.titleNoneFound)} text={t(texts.noneFound, { find })}>
        <Button variant="light" onClick={() => onFind('')}>
          {t(texts.clearFind)}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState title={t(texts.titleEmpty)} text={t(texts.empty)}>
      <ButtonLink to={stepAddress('picture')}>{t(texts.create)}</ButtonLink>
      {tab === 'mine' ? (
        <Button variant="default" onClick={() => onTab('template')}>
          {t(texts.fromTemplate)}
        </Button>
      ) : null}
    </EmptyState>
  );
}
