import { addBuilds, newBuild } from '@app/deck/commands/builds.ts';
import type { Build } from '@app/deck/staging.ts';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Button } from '../../../../components/button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { currentSlide } from '../../store.ts';
import { Section } from '../fields/section.tsx';
import { useEdited, useEditor } from '../use-editor.ts';
import { BuildList } from './build-list.tsx';
import { panelTexts as texts } from './messages.ts';
import styles from './panels.module.css';
import { endPreview, preview } from './preview.ts';
import { TransitionFields } from './transition-fields.tsx';

const firstEffects: Readonly<Record<Build['kind'], Build['effect']>> = {
  entry: 'fade',
  emphasis: 'pulse',
  exit: 'fade',
};

/** How the slide comes, and what happens on it in which order. */
export function AnimationPanel() {
  useEffect(() => endPreview, []);
  return (
    <>
      <TransitionFields />
      <BuildSection />
    </>
  );
}

function BuildSection() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const hasBuilds = useEdited((state) => (currentSlide(state).builds?.length ?? 0) > 0);
  const isChosen = useEdited((state) => state.selected.length > 0);
  const add = (kind: Build['kind']) => {
    const state = editor.store.getState();
    editor.perform(addBuilds(currentSlide(state), state.selected, newBuild(kind, firstEffects[kind])));
  };
  return (
    <Section title={t(texts.builds)}>
      {isChosen ? (
        <div role="group" aria-label={t(texts.add)} className={styles.buttons}>
          <Button variant="default" size="xs" onClick={() => add('entry')}>
            + {t(texts.addEntry)}
          </Button>
          <Button variant="default" size="xs" onClick={() => add('emphasis')}>
            + {t(texts.addEmphasis)}
          </Button>
          <Button variant="default" size="xs" onClick={() => add('exit')}>
            + {t(texts.addExit)}
          </Button>
        </div>
      ) : null}
      {hasBuilds ? <BuildList /> : <p className={styles.hint}>{t(texts.noBuilds)}</p>}
      {hasBuilds ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlayerPlay size={14} stroke={1.8} aria-hidden="true" />}
          onClick={() => preview(currentSlide(editor.store.getState()))}
        >
          {t(texts.preview)}
        </Button>
      ) : null}
    </Section>
  );
}
