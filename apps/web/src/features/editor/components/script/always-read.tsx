import { fill } from '@app/contract/base/messages.ts';
import type { Collision, DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import { withToneMarks } from '@app/contract/dictionary/states/pinyin.ts';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useCheck, useSaveEntry } from '../../../dictionary/api.ts';
import { dictionaryTexts } from '../../../dictionary/messages.ts';
import { collisionText } from '../../../dictionary/rules.ts';
import { intoSight } from './into-sight.ts';
import { readingTexts as texts } from './reading-messages.ts';
import styles from './reading-picker.module.css';

type Props = { entry: DictionaryEntry; projectId: string; onDone: () => void };

/** Puts a word and its reading into the dictionary of the project or of the account; what it meets is said before. */
export function AlwaysRead({ entry, projectId: project, onDone }: Props) {
  const { t, language } = useTexts();
  const [projectId, setProjectId] = useState<string | undefined>(project);
  const { data: check } = useCheck({ projectId }, undefined, entry);
  const saving = useSaveEntry({ projectId });
  const isHere = ({ kind, project: owner }: Collision) =>
    kind === 'same' && (owner?.id ?? undefined) === projectId;
  const id = check?.collisions.find(isHere)?.id;
  const pinyin = withToneMarks(entry.pronunciation);
  return (
    <form
      ref={intoSight}
      className={styles.always}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(
          { id, entry },
          {
            onSuccess: () => {
              notify('success', t(dictionaryTexts.saved, { text: entry.text }));
              onDone();
            },
          },
        );
      }}
    >
      <p>{t(texts.alwaysTitle, { word: entry.text, pinyin })}</p>
      <SegmentedControl
        size="xs"
        value={projectId === undefined ? 'account' : 'project'}
        onChange={(value) => setProjectId(value === 'account' ? undefined : project)}
        data={[
          { value: 'project', label: t(texts.inProject) },
          { value: 'account', label: t(texts.inAccount) },
        ]}
      />
      {check ? (
        <ul role="status">
          {check.collisions.map((collision) => (
            <li key={collision.id}>
              {fill(isHere(collision) ? texts.replaces : collisionText(collision, projectId), language, {
                text: collision.text,
                pinyin: withToneMarks(collision.pronunciation),
                title: collision.project?.title ?? '',
              })}
            </li>
          ))}
          {check.pages > 0 ? <li>{t(dictionaryTexts.pages, { count: check.pages })}</li> : null}
        </ul>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" size="sm" disabled={!check} loading={saving.isPending}>
          {t(texts.save)}
        </Button>
        <Button size="sm" variant="default" onClick={onDone}>
          {t(texts.cancel)}
        </Button>
      </div>
    </form>
  );
}
