import { useStore } from 'zustand';
import { useTexts } from '../../../../lib/texts.ts';
import type { ScriptDesk, ScriptState, Typed } from '../../store.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './save-state.module.css';

/** What needs a look most stands for all. */
const order: readonly ScriptState[] = ['conflict', 'no-avatar', 'failed', 'saving', 'waiting', 'saved'];
const worst = (scripts: readonly Typed[]): Typed | undefined =>
  scripts.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))[0];

/** Whether everything that was typed has been saved. */
export function SaveState({ desk }: { desk: ScriptDesk }) {
  const { t, language } = useTexts();
  const scripts = useStore(desk.store, (state) => state.scripts);
  const all = Object.values(scripts);
  const found = worst(all);
  const savedAt = all.map((typed) => typed.savedAt?.getTime() ?? 0).reduce((a, b) => Math.max(a, b), 0);
  const words = found ? textOf(found.state) : '';
  return (
    <span className={styles.state} data-state={words === '' ? undefined : found?.state}>
      <span role="status">{words}</span>
      {found?.state === 'failed' ? (
        <button type="button" title={found.reason} onClick={() => void desk.flushAll()}>
          {t(texts.retrySave)}
        </button>
      ) : null}
    </span>
  );

  function textOf(state: ScriptState): string {
    if (state === 'waiting' || state === 'saving') return t(texts.saving);
    if (state !== 'saved') return t(texts.notSaved);
    const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false });
    return savedAt === 0 ? '' : t(texts.savedAt, { time: time.format(savedAt) });
  }
}
