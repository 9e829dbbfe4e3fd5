import type { DeckBrief } from '@app/contract/deck/schema.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { projectTitleSchema } from '@app/contract/project/schema.ts';
import { IconEdit, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { RenameDialog } from '../../../components/rename-dialog.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useTemplates, useTemplateWork } from '../api.ts';
import { templateTexts as texts } from '../messages.ts';
import { type TemplateFilter, templateFilters, templatesFor } from '../rules.ts';
import { DeckPicture } from './deck-picture.tsx';
import { useNameTexts } from './name-texts.ts';
import { TemplatesFailed } from './templates-failed.tsx';
import styles from './templates.module.css';

type Props = { find: string; onOpen: (deck: DeckBrief) => void };

/** The templates by their first pages; pressed, one is looked through. */
export function TemplateGallery({ find, onOpen }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useTemplates();
  const [filter, setFilter] = useState<TemplateFilter>('all');
  if (error && !data) return <TemplatesFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} />;
  const shown = templatesFor(data, filter, find);
  return (
    <section aria-label={t(texts.title)} className={styles.gallery}>
      <div className={styles.filters} role="group" aria-label={t(texts.filter)}>
        {templateFilters.map((each) => (
          <button key={each} type="button" aria-pressed={each === filter} onClick={() => setFilter(each)}>
            {t(texts[each])}
          </button>
        ))}
      </div>
      {shown.length === 0 ? <EmptyState title={t(texts.titleNothing)} text={t(texts.nothing)} /> : null}
      <ul className={styles.cards}>
        {shown.map((deck) => (
          <Card key={deck.id} deck={deck} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function Card({ deck, onOpen }: { deck: DeckBrief; onOpen: (deck: DeckBrief) => void }) {
  const { t } = useTexts();
  const { favour } = useTemplateWork();
  const { title, isFavourite, cover, imageUrl, viewport } = deck;
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.open}
        aria-label={t(texts.look, { title })}
        onClick={() => onOpen(deck)}
      >
        {cover ? <DeckPicture slide={{ id: deck.id, ...cover }} viewport={viewport} /> : null}
        {cover === null && imageUrl !== null ? <img className={styles.image} src={imageUrl} alt="" /> : null}
        {cover === null && imageUrl === null ? <span className={styles.bare}>{title}</span> : null}
      </button>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{t(texts.pages, { count: deck.pages })}</p>
        <span className={styles.tools}>
          {deck.kind === 'template' ? <OwnTools deck={deck} /> : null}
          <IconButton
            label={t(isFavourite ? texts.unfavour : texts.favour, { title })}
            icon={isFavourite ? IconStarFilled : IconStar}
            aria-pressed={isFavourite}
            disabled={favour.isPending}
            onClick={() => favour.mutate(deck)}
          />
        </span>
      </div>
    </li>
  );
}

/** What its owner does with a template of their own. */
function OwnTools({ deck }: { deck: DeckBrief }) {
  const { t } = useTexts();
  const { rename, remove } = useTemplateWork();
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const nameTexts = useNameTexts();
  const { title, projectId } = deck;
  if (projectId === null) return null;
  const close = () => setAsked(undefined);
  return (
    <>
      <IconButton label={t(texts.rename, { title })} icon={IconEdit} onClick={() => setAsked('rename')} />
      <IconButton label={t(texts.remove, { title })} icon={IconTrash} onClick={() => setAsked('remove')} />
      {asked === 'rename' ? (
        <RenameDialog
          name={title}
          schema={projectTitleSchema}
          maxLength={projectLimits.title.max}
          title={t(texts.renameTitle)}
          label={t(texts.name)}
          submitLabel={t(texts.keepName)}
          texts={nameTexts}
          onRename={(name) => rename.mutateAsync({ id: projectId, title: name })}
          onClose={close}
        />
      ) : null}
      {asked === 'remove' ? (
        <ConfirmDialog
          danger
          title={t(texts.removeTitle)}
          text={t(texts.removeText)}
          confirmLabel={t(texts.removeNow)}
          cancelLabel={t(texts.cancel)}
          closeLabel={t(texts.close)}
          onConfirm={() => {
            close();
            remove.mutate(projectId, { onSuccess: () => notify('success', t(texts.removed, { title })) });
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
