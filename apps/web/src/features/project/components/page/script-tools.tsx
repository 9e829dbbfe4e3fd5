import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { madeBy } from '@app/contract/engine/messages.ts';
import { helperWorks } from '@app/contract/helper/limits.ts';
import { needsModel, type ScriptChange, scriptChanges } from '@app/contract/script/states/change.ts';
import { type ScriptTone, scriptTones } from '@app/contract/script/states/tone.ts';
import { writable } from '@app/contract/script/states/writable.ts';
import { languageOf } from '@app/deck/script/language.ts';
import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../../components/button.tsx';
import { SelectBox } from '../../../../components/select-box.tsx';
import { localStore } from '../../../../lib/storage.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useWriter, useWriting } from './script-calls.ts';
import type { Change, Deed, ScriptChanges } from './script-changes.ts';
import { changeNames, deedsDone, scriptToolTexts as texts, toneNames } from './script-tool-messages.ts';
import styles from './script-tools.module.css';

type Props = { page: CoursewarePage; pages: readonly CoursewarePage[]; text: string; changes: ScriptChanges };

/** The buttons by which an engine writes or changes a script, what came of it, and the way back. */
export function ScriptTools({ page, pages, text, changes }: Props) {
  const { t } = useTexts();
  const id = useId();
  const model = useWriter();
  const [tone, setTone] = useTone();
  const change = useStore(changes.store, (all) => all[page.id]);
  const isWorking = change?.state === 'working';
  const isEmpty = text.trim() === '';
  const isChinese = languageOf(text) === 'zh';
  const start = (how: Deed) => void changes.start(page, { how, tone });
  const lacks = (how: ScriptChange) => needsModel(how) && typeof model !== 'string';
  const button = (how: Deed, label: string, isOff: boolean) => (
    <Button
      key={how}
      variant="default"
      size="xs"
      loading={isWorking && change.deed === how}
      disabled={isOff || isWorking}
      {...(how !== 'extract' && lacks(how) && { 'aria-describedby': `${id}-model` })}
      onClick={() => start(how)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.tools}>
      <div className={styles.row} role="group" aria-label={t(texts.tools)}>
        {button('extract', t(texts.extract), false)}
        {scriptChanges.map((how) => {
          const name = how === 'translate' && !isChinese ? texts.toChinese : changeNames[how];
          return button(how, t(name), isEmpty || lacks(how));
        })}
        {typeof model === 'string' ? (
          <SelectBox
            isCompact
            aria-label={t(texts.tone)}
            value={tone}
            options={scriptTones.map((one) => [one, t(toneNames[one])] as const)}
            onChange={({ currentTarget }) => setTone(currentTarget.value)}
          />
        ) : null}
      </div>
      {model === undefined ? null : (
        <p id={`${id}-model`} className={styles.note}>
          {t(model === null ? texts.noModel : texts.price, { count: helperWorks['script-change'].uses })}
        </p>
      )}
      {typeof model === 'string' ? <WriteAll pages={pages} tone={tone} changes={changes} /> : null}
      <Outcome change={change} page={page} changes={changes} />
    </div>
  );
}

type AllProps = { pages: readonly CoursewarePage[]; tone: ScriptTone; changes: ScriptChanges };

/** Lets the model write every page that nobody has written by hand. The server does it, whoever looks on. */
function WriteAll({ pages, tone, changes }: AllProps) {
  const { t } = useTexts();
  const { writing, start, cancel } = useWriting(changes.projectId);
  useEffect(() => {
    if (writing) for (const page of pages) changes.meet(page, writing);
  }, [changes, pages, writing]);
  if (!writing) return null;
  const { taskId, done, total, unwritten, reason } = writing;
  if (taskId !== null)
    return (
      <div className={styles.outcome} role="status">
        <p>{t(texts.allWorking, { number: Math.min(done + 1, total), total })}</p>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={cancel.isPending}
          onClick={() => cancel.mutate(taskId)}
        >
          {t(texts.cancel)}
        </Button>
      </div>
    );
  const ours = writable(pages).length;
  const left = unwritten > 0 ? t(texts.allUnwritten, { count: unwritten }) : '';
  const said = [reason, left].filter((text) => text !== '').join(' ');
  if (ours < 2 && said === '') return null;
  return (
    <div className={styles.outcome}>
      <Button
        variant="default"
        size="xs"
        loading={start.isPending}
        // What could not be sent is said beside the title; written over it must not be.
        onClick={() => void changes.settle().then((isSent) => isSent && start.mutate(tone))}
      >
        {t(texts.all, { pages: ours, count: ours * helperWorks.script.uses })}
      </Button>
      <p className={styles.note}>{t(texts.allAbout)}</p>
      {said === '' ? null : <p role="status">{said}</p>}
    </div>
  );
}

/** The tone that was chosen last on this device. */
function useTone() {
  const key = 'scriptTone';
  const known = (value: string | null): ScriptTone =>
    scriptTones.find((one) => one === value) ?? scriptTones[0];
  const [tone, setTone] = useState(() => known(localStore.get(key)));
  const choose = (value: string) => {
    setTone(known(value));
    localStore.set(key, value);
  };
  return [tone, choose] as const;
}

type OutcomeProps = { change: Change | undefined; page: CoursewarePage; changes: ScriptChanges };

/** How a change stands, said where the buttons are. */
function Outcome({ change, page, changes }: OutcomeProps) {
  const { t, language } = useTexts();
  const said = (() => {
    switch (change?.state) {
      case undefined:
        return null;
      case 'working':
        return [t(change.deed === 'extract' ? texts.writing : texts.changing)];
      case 'failed':
        return [change.reason];
      case 'undone':
        return [t(texts.undone)];
      case 'done':
        return [
          change.standIn ?? `${t(deedsDone[change.deed])} · ${madeBy('written', change.engine, language)}`,
        ];
    }
  })();
  return (
    <div className={styles.outcome} role="status" data-kind={change?.state}>
      {said ? <p>{said}</p> : null}
      {change?.state === 'working' ? (
        <Button variant="subtle" size="compact-sm" onClick={change.cancel}>
          {t(texts.cancel)}
        </Button>
      ) : null}
      {change?.state === 'done' || change?.state === 'undone' ? (
        <Button variant="subtle" size="compact-sm" onClick={() => void changes.swap(page)}>
          {t(change.state === 'done' ? texts.undo : texts.redo)}
        </Button>
      ) : null}
    </div>
  );
}
