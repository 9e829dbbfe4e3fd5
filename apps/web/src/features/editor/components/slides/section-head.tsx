import type { Section } from '@app/deck/commands/sections.ts';
import { coursewareLimits } from '@app/deck/limits.ts';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronRight,
  IconFold,
  IconLayoutNavbarCollapse,
  IconPencil,
} from '@tabler/icons-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { divider, type MenuEntry } from '../../../../lib/actions.ts';
import { contextZone } from '../../../../lib/context-menu.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { stripTexts as texts } from './messages.ts';
import styles from './section-head.module.css';
import { useSlideWork } from './slide-work.ts';

type Props = {
  section: Section;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onFoldAll: (isFolded: boolean) => void;
  /** Its name is being written. */
  isNaming: boolean;
  onNaming: (isNaming: boolean) => void;
};

/** The name of a section above its slides: it folds them, and its menu moves, names and removes it. */
export function SectionHead({ section, isFolded, onFold, onFoldAll, isNaming, onNaming }: Props) {
  const { t } = useTexts();
  const work = useSlideWork();
  const { name, slideIds } = section;
  const first = slideIds[0] ?? '';
  const Chevron = isFolded ? IconChevronRight : IconChevronDown;
  const zone = useMemo(
    () =>
      contextZone((): readonly MenuEntry[] => [
        ...(name === undefined
          ? []
          : ([
              { name: 'rename', label: t(texts.renameSection), icon: IconPencil, run: () => onNaming(true) },
              {
                name: 'up',
                label: t(texts.sectionUp),
                icon: IconArrowUp,
                run: () => work.moveSection(first, 'up'),
              },
              {
                name: 'down',
                label: t(texts.sectionDown),
                icon: IconArrowDown,
                run: () => work.moveSection(first, 'down'),
              },
              {
                name: 'end',
                label: t(texts.endSection),
                icon: IconLayoutNavbarCollapse,
                run: () => work.endSection(first),
              },
              divider,
            ] satisfies MenuEntry[])),
        { name: 'fold', label: t(texts.foldAll), icon: IconFold, run: () => onFoldAll(true) },
        { name: 'unfold', label: t(texts.unfoldAll), icon: IconFold, run: () => onFoldAll(false) },
      ]),
    [name, first, work, onNaming, onFoldAll, t],
  );
  return (
    <div className={styles.head} ref={zone}>
      {isNaming ? (
        <NameField
          name={name ?? ''}
          onDone={(written) => {
            if (written !== undefined) work.renameSection(first, written);
            onNaming(false);
          }}
        />
      ) : (
        <button
          type="button"
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
          onDoubleClick={() => name !== undefined && onNaming(true)}
          onKeyDown={(event) => event.key === 'F2' && name !== undefined && onNaming(true)}
        >
          <Chevron size={14} stroke={1.8} aria-hidden="true" />
          <b>{name ?? t(texts.unnamed)}</b>
          <span aria-label={t(texts.slideCount, { count: slideIds.length })}>{slideIds.length}</span>
        </button>
      )}
    </div>
  );
}

function NameField({ name, onDone }: { name: string; onDone: (written: string | undefined) => void }) {
  const { t } = useTexts();
  const [written, setWritten] = useState(name);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // Keys of the strip around it are letters here.
    event.stopPropagation();
    if (event.key === 'Enter') onDone(written);
    if (event.key === 'Escape') onDone(undefined);
  };
  return (
    <input
      // It was asked for to be written in.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-label={t(texts.sectionName)}
      maxLength={coursewareLimits.section.max}
      value={written}
      onChange={(event) => setWritten(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => onDone(written)}
      onKeyDown={onKeyDown}
    />
  );
}
