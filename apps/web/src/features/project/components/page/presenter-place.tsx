import type { Message } from '@app/contract/base/messages.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { type PresenterLayout, presenterLayouts } from '@app/deck/presenter-layout.ts';
import { type ReactNode, useRef } from 'react';
import { Card } from '../../../../components/card.tsx';
import { useSize } from '../../../../components/use-size.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { pictureOf, StagePicture } from '../slide-picture.tsx';
import type { StagedPage } from '../staged-pages.ts';
import { Choices, ScopeChoice, useScope } from './choices.tsx';
import { LayoutSign } from './layout-sign.tsx';
import { pageTexts as texts } from './messages.ts';
import { PresenterPosition } from './presenter-position.tsx';
import styles from './presenter-place.module.css';
import { standingNote } from './standing-note.ts';
import { usePresenterPlace } from './use-presenter-place.ts';

type Props = {
  project: Project;
  staged: StagedPage;
  /** What moves the avatar on its slide, where slides are edited. */
  position?: ReactNode;
};

const names: Readonly<Record<PresenterLayout | 'deck', Message>> = {
  deck: texts.placeAsDeck,
  auto: texts.placeAuto,
  beside: texts.placeBeside,
  corner: texts.placeCorner,
  small: texts.placeSmall,
  slide: texts.placeSlide,
  hidden: texts.placeHidden,
};
const signOf = (layout: PresenterLayout | 'deck') => <LayoutSign layout={layout} />;
const states = { idle: undefined, saving: texts.saving, saved: texts.placeSaved, failed: texts.notSaved };

/** Where the presenter stands, on the whole deck or on the page that is looked at; chosen is saved, and seen at once. */
export function PresenterPlace({ project, staged, position }: Props) {
  const { t } = useTexts();
  const { page } = staged;
  const [scope, setScope] = useScope(page.id, page.presenterLayout !== null);
  const place = usePresenterPlace(project.id);
  const state = states[place.state];
  const choose = (layout: PresenterLayout | 'deck') => {
    if (scope === 'page') place.ofPage(page.id, layout === 'deck' ? null : layout);
    else if (layout !== 'deck') place.ofDeck(layout);
  };
  return (
    <Card title={t(texts.place)} actions={<small role="status">{state && t(state)}</small>}>
      <div id={presenterPlaceId} className={styles.place} tabIndex={-1} data-keep-clear="true">
        <Preview project={project} staged={staged} />
        <ScopeChoice value={scope} onChange={setScope} />
        <Choices
          legend={t(texts.place)}
          columns={3}
          value={scope === 'deck' ? project.presenterLayout : (page.presenterLayout ?? 'deck')}
          options={scope === 'deck' ? presenterLayouts : ['deck', ...presenterLayouts]}
          labelOf={(each) => t(names[each])}
          signOf={signOf}
          onChange={choose}
        />
        <p className={styles.note} role="status">
          {t(standingNote(staged, project))}
        </p>
        {staged.spot.layout === 'slide'
          ? (position ?? (
              <PresenterPosition page={page} viewport={project.viewport} onPlace={place.ofElement} />
            ))
          : null}
      </div>
    </Card>
  );
}

const presenterPlaceId = 'presenter-place';

/** Leads to the choice, from wherever somebody reads of it. */
export function showPresenterPlace(): void {
  const choice = document.getElementById(presenterPlaceId);
  choice?.scrollIntoView({ block: 'center' });
  choice?.focus({ preventScroll: true });
}

/** What those who watch will see, beside the choices: the page itself may be out of sight. */
function Preview({ project, staged }: Omit<Props, 'position'>) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const { slide, spot } = staged;
  return (
    <figure className={styles.preview} aria-label={t(texts.placePreview)}>
      <div ref={box}>
        {slide && width > 0 ? (
          <StagePicture {...pictureOf(project, staged.page)} slide={slide} spot={spot} width={width} />
        ) : null}
      </div>
    </figure>
  );
}
