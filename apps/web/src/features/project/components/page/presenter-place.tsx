import type { Message } from '@app/contract/base/messages.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { type PresenterLayout, presenterLayouts } from '@app/deck/presenter-layout.ts';
import { useId, useRef, useState } from 'react';
import { Card } from '../../../../components/card.tsx';
import { useSize } from '../../../../components/use-size.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { pictureOf, StagePicture } from '../slide-picture.tsx';
import type { StagedPage } from '../staged-pages.ts';
import { LayoutSign } from './layout-sign.tsx';
import { pageTexts as texts } from './messages.ts';
import { PresenterPosition } from './presenter-position.tsx';
import styles from './presenter-place.module.css';
import { standingNote } from './standing-note.ts';
import { usePresenterPlace } from './use-presenter-place.ts';

type Props = { project: Project; staged: StagedPage };

const names: Readonly<Record<PresenterLayout | 'deck', Message>> = {
  deck: texts.placeAsDeck,
  auto: texts.placeAuto,
  beside: texts.placeBeside,
  corner: texts.placeCorner,
  small: texts.placeSmall,
  slide: texts.placeSlide,
  hidden: texts.placeHidden,
};
const states = { idle: undefined, saving: texts.saving, saved: texts.placeSaved, failed: texts.notSaved };

/** Where the presenter stands, on the whole deck or on the page that is looked at; chosen is saved, and seen at once. */
export function PresenterPlace({ project, staged }: Props) {
  const { t } = useTexts();
  const { page } = staged;
  const [scope, setScope] = useState<'deck' | 'page'>('deck');
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
        <Choices
          legend={t(texts.placeFor)}
          className={styles.scopes}
          value={scope}
          options={['deck', 'page']}
          labelOf={(each) => t(each === 'deck' ? texts.placeDeck : texts.placePage)}
          onChange={setScope}
        />
        <Choices
          legend={t(texts.place)}
          className={styles.layouts}
          value={scope === 'deck' ? project.presenterLayout : (page.presenterLayout ?? 'deck')}
          options={scope === 'deck' ? presenterLayouts : ['deck', ...presenterLayouts]}
          labelOf={(each) => t(names[each])}
          hasSigns
          onChange={choose}
        />
        <p className={styles.note} role="status">
          {t(standingNote(staged, project))}
        </p>
        {staged.spot.layout === 'slide' ? (
          <PresenterPosition page={page} viewport={project.viewport} onPlace={place.ofElement} />
        ) : null}
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
function Preview({ project, staged }: Props) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const { slide, spot } = staged;
  return (
    <figure className={styles.preview} aria-label={t(texts.placePreview)}>
      <div ref={box}>
        {slide && width > 0 ? (
          <StagePicture {...pictureOf(project)} slide={slide} spot={spot} width={width} />
        ) : null}
      </div>
    </figure>
  );
}

type ChoicesProps<T extends string> = {
  legend: string;
  className: string | undefined;
  value: T;
  options: readonly T[];
  labelOf: (option: T) => string;
  hasSigns?: boolean;
  onChange: (option: T) => void;
};

/** One of a few, all of them in sight; arrow keys walk over them. */
function Choices<T extends PresenterLayout | 'deck' | 'page'>(props: ChoicesProps<T>) {
  const { legend, className, value, options, labelOf, hasSigns = false, onChange } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="only-for-readers">{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
          {hasSigns && option !== 'page' ? <LayoutSign layout={option} /> : null}
          <span>{labelOf(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
