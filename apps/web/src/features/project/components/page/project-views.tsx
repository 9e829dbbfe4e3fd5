import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { flushUnsaved } from '../../../../lib/unsaved.ts';
import { localStore } from '../../../../lib/storage.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './top-bar.module.css';

/** The two ways to look at a project: its slides to be edited, or its pages with their scripts. */
export const projectViews = ['slides', 'script'] as const;

/** See `projectViews`. */
export type ProjectView = (typeof projectViews)[number];

const key = 'projectView';
/** Slides are made with a pointer and some room. */
const narrow = '(max-width: 900px)';

/** The view that the address names or needs, else the one that was chosen last; a narrow screen shows scripts. */
export function useProjectView(): readonly [ProjectView, (view: ProjectView) => void] {
  const [query, setQuery] = useSearchParams();
  const [isNarrow] = useState(() => window.matchMedia(narrow).matches);
  // An element can be seen only where the slides are.
  const usual = query.has('element') ? 'slides' : localStore.get(key);
  const wanted = query.get('view') ?? (isNarrow ? 'script' : usual);
  const change = (view: ProjectView) => {
    localStore.set(key, view);
    // The other view begins with what the server has.
    void flushUnsaved().then(() =>
      setQuery(
        (before) => {
          before.set('view', view);
          return before;
        },
        { replace: true },
      ),
    );
  };
  return [wanted === 'script' ? 'script' : 'slides', change];
}

/** Chooses between slides and scripts. */
export function ProjectViews({ view, onView }: { view: ProjectView; onView: (view: ProjectView) => void }) {
  const { t } = useTexts();
  const names = { slides: texts.viewSlides, script: texts.viewScript };
  return (
    <SegmentedControl
      className={styles.views ?? ''}
      size="xs"
      aria-label={t(texts.view)}
      value={view}
      onChange={(value) => onView(value === 'script' ? 'script' : 'slides')}
      data={projectViews.map((value) => ({ value, label: t(names[value]) }))}
    />
  );
}
