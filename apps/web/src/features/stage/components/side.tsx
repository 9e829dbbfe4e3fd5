import type { Talk } from '@app/contract/project/schema.ts';
import { type KeyboardEvent, useId } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { stageMessages as texts } from '../messages.ts';
import { Ask } from './ask.tsx';
import { Contents } from './contents.tsx';
import styles from './side.module.css';
import { Transcript } from './transcript.tsx';

const tabs = ['contents', 'transcript', 'ask'] as const;
export type SideTab = (typeof tabs)[number];

type Props = {
  talk: Talk;
  tab: SideTab;
  onTab: (tab: SideTab) => void;
  /** Rises when somebody wants to ask from elsewhere. */
  asked: number;
};

/** What stands beside the stage: contents, transcript, questions. */
export function Side({ talk, tab, onTab, asked }: Props) {
  const { t } = useTexts();
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] ?? tab;
    onTab(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <aside className={styles.side} aria-label={t(texts.side)}>
      <div className={styles.tabs} role="tablist" aria-label={t(texts.side)} onKeyDown={onKeyDown}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            data-tab={each}
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onTab(each)}
          >
            {t(texts[each])}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        data-panel={tab}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
      >
        {tab === 'contents' ? <Contents talk={talk} /> : null}
        {tab === 'transcript' ? <Transcript /> : null}
        {tab === 'ask' ? <Ask talk={talk} asked={asked} /> : null}
      </div>
    </aside>
  );
}
