import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { coursewareMessages } from '@app/contract/courseware/messages.ts';
import { isSpeakable } from '@app/contract/courseware/states/speakable.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { madeBy } from '@app/contract/engine/messages.ts';
import { type ComponentType, type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { StateChip } from '../../../../components/state-chip.tsx';
import { formatNumber } from '../../../../lib/format.ts';
import { spokenSeconds } from '@app/contract/speech/states/spoken-seconds.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useHelperTarget } from '../../../helper/api.ts';
import { charactersOf, documentOf, pageLook, type ScriptFieldProps } from '../../rules.ts';
import type { ScriptDesk } from '../../store.ts';
import { pageTexts as texts } from './messages.ts';
import type { ScriptChanges } from './script-changes.ts';
import { ScriptProblem } from './script-problem.tsx';
import { ScriptTools } from './script-tools.tsx';
import styles from './script-panel.module.css';

type Props = {
  page: CoursewarePage;
  projectId: string;
  pages: readonly CoursewarePage[];
  number: number | undefined;
  desk: ScriptDesk;
  changes: ScriptChanges;
  onChooseAvatar: () => void;
  /** A field that shows how words are spoken; absent: the words alone. */
  Field?: ComponentType<ScriptFieldProps> | undefined;
  /** What stands below the words, which it is given with the way into them. */
  renderBelow?: (text: string, focus: () => void) => ReactNode;
};

const { max } = coursewareLimits.script;

/** What is said on a page, saved while it is typed. */
export function ScriptPanel({ page, projectId, pages, number, desk, changes, ...more }: Props) {
  const { onChooseAvatar, Field, renderBelow } = more;
  const { t, language } = useTexts();
  const id = useId();
  const target = useHelperTarget('voiceoverScript');
  const typed = useStore(desk.store, ({ scripts }) => scripts[page.id]);
  const text = typed?.text ?? page.content;
  const { kind, label, moving = false } = pageLook(page);
  const isChanging = useStore(changes.store, (all) => all[page.id]?.state === 'working');
  // What a person types is theirs.
  const by = text === page.content ? page.scriptEngine : (typed?.made?.engine ?? null);
  const count = charactersOf(text);
  const isTooLong = text.length > max;
  const isSilent = text.trim() !== '' && !isSpeakable(text);
  const describedBy = [target.props['aria-describedby'], `${id}-about`].filter(Boolean).join(' ');
  const name = number === undefined ? t(texts.scriptOfHidden) : t(texts.scriptOf, { number });
  return (
    <section className={styles.panel} aria-label={name}>
      <div className={styles.head}>
        <label id={`${id}-name`} htmlFor={id}>
          {t(texts.script)}
        </label>
        <StateChip kind={kind} label={t(label)} moving={moving} />
        <span id={`${id}-about`} className={styles.facts} data-over={isTooLong}>
          <span>
            {t(texts.scriptLength, {
              count: formatNumber(count, language),
              max: formatNumber(max, language),
            })}
          </span>
          {by === null ? null : <span>{madeBy('written', by, language)}</span>}
          <span>{t(texts.scriptSeconds, { seconds: formatNumber(spokenSeconds(text), language) })}</span>
        </span>
      </div>
      {Field ? (
        <div {...target.props} className={styles.field}>
          <Field
            id={id}
            pageId={page.id}
            projectId={projectId}
            document={typed?.made?.document ?? documentOf(page, text)}
            readOnly={isChanging}
            isWrong={isTooLong || isSilent}
            placeholder={t(texts.scriptHint)}
            labelled={`${id}-name`}
            described={describedBy}
            onEdit={(words, document) => desk.edit(page, words, { engine: null, document })}
            onBlur={() => void desk.flush(page.id)}
          />
        </div>
      ) : (
        <textarea
          {...target.props}
          data-saves-itself
          id={id}
          className={styles.text}
          rows={6}
          value={text}
          readOnly={isChanging}
          aria-busy={isChanging}
          placeholder={t(texts.scriptHint)}
          aria-invalid={isTooLong || isSilent}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => desk.edit(page, currentTarget.value)}
          onBlur={() => void desk.flush(page.id)}
        />
      )}
      {target.tip}
      {renderBelow?.(text, () => document.getElementById(id)?.focus())}
      <ScriptTools page={page} pages={pages} text={text} changes={changes} />
      {isTooLong ? <p className={styles.wrong}>{t(coursewareMessages.scriptTooLong)}</p> : null}
      {isSilent ? <p className={styles.wrong}>{t(texts.scriptSilent)}</p> : null}
      {page.pageStatus === 'confirming' ? <p className={styles.note}>{t(texts.whileConfirming)}</p> : null}
      {typed ? (
        <ScriptProblem typed={typed} pageId={page.id} desk={desk} onChooseAvatar={onChooseAvatar} />
      ) : null}
    </section>
  );
}
