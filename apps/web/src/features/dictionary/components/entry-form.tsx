import { fill } from '@app/contract/base/messages.ts';
import { dictionaryLimits } from '@app/contract/dictionary/limits.ts';
import type { KeptEntry } from '@app/contract/dictionary/schema.ts';
import { withToneMarks } from '@app/contract/dictionary/states/pinyin.ts';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { type HearWord, useCheck, useSaveEntry } from '../api.ts';
import { dictionaryTexts as texts } from '../messages.ts';
import { collisionText, readTyped } from '../rules.ts';
import styles from './dictionary.module.css';

type Props = {
  projectId: string | undefined;
  hearing: HearWord;
  /** What is changed; without it a new word is added. */
  kept?: KeptEntry;
  onDone?: () => void;
};

/** A word and how it is read; what it meets is said before it is saved. */
export function EntryForm({ projectId, hearing, kept, onDone }: Props) {
  const { t } = useTexts();
  const [text, setText] = useState(kept?.text ?? '');
  const [pronunciation, setPronunciation] = useState(kept?.pronunciation ?? '');
  const { entry, faults } = readTyped({ text, pronunciation });
  const { data: check } = useCheck({ projectId }, kept?.id, entry);
  const saving = useSaveEntry({ projectId });
  const submit = () => {
    if (!entry) return;
    saving.mutate(
      { id: kept?.id, entry },
      {
        onSuccess: () => {
          notify('success', t(texts.saved, { text: entry.text }));
          setText('');
          setPronunciation('');
          onDone?.();
        },
      },
    );
  };
  const name = kept?.id ?? 'new';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t(texts.word)}
        value={text}
        maxLength={dictionaryLimits.text.max}
        autoComplete="off"
        error={faults.text && t(faults.text)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <TextField
        label={t(texts.pinyin)}
        value={pronunciation}
        maxLength={dictionaryLimits.pronunciation.max}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        hint={entry ? withToneMarks(entry.pronunciation) : t(texts.pinyinHint)}
        error={faults.pronunciation && t(faults.pronunciation)}
        onChange={({ currentTarget }) => setPronunciation(currentTarget.value)}
      />
      {entry && check ? <Notes check={check} projectId={projectId} /> : null}
      <div className={styles.buttons}>
        <Button
          variant="default"
          disabled={!entry}
          leftSection={hearing.heard === name ? <IconPlayerStop size={18} /> : <IconVolume size={18} />}
          onClick={() => entry && hearing.toggle(name, entry)}
        >
          {hearing.heard === name
            ? t(texts.stop)
            : text === ''
              ? t(texts.hearNothing)
              : t(texts.hear, { text: entry?.text ?? text })}
        </Button>
        {onDone ? (
          <Button variant="default" onClick={onDone}>
            {t(texts.cancel)}
          </Button>
        ) : null}
        <Button type="submit" disabled={!entry || !check} loading={saving.isPending}>
          {t(kept ? texts.save : texts.add)}
        </Button>
      </div>
    </form>
  );
}

type NotesProps = { check: NonNullable<ReturnType<typeof useCheck>['data']>; projectId: string | undefined };

/** What an entry meets, and what has to be made again for it. */
function Notes({ check, projectId }: NotesProps) {
  const { t, language } = useTexts();
  return (
    <ul className={styles.notes} role="status">
      {check.collisions.map((collision) => (
        <li key={`${collision.project?.id} ${collision.text}`}>
          {fill(collisionText(collision, projectId), language, {
            text: collision.text,
            pinyin: withToneMarks(collision.pronunciation),
            title: collision.project?.title ?? '',
          })}
        </li>
      ))}
      {check.pages > 0 ? <li>{t(texts.pages, { count: check.pages })}</li> : null}
    </ul>
  );
}
