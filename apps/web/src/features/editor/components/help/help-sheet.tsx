import type { Message } from '@app/contract/base/messages.ts';
import { IconKeyboard } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Keys } from '../../../../components/keys.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { keyMap, type KeyRow, shownKeys } from '../../keys/key-map.ts';
import { textKeys } from '../../keys/text-keys.ts';
import styles from './help.module.css';
import { helpTexts as texts } from './messages.ts';

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=dialog] *'));

type Pair = readonly [keys: string, what: Message];

const held: readonly Pair[] = [
  ['Shift', texts.straight],
  ['Alt', texts.copies],
  ['Ctrl', texts.free],
];

/** The button and the keys (? and Ctrl+/) that show which keys there are. */
export function HelpSheet() {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) return;
      const asks = (event.ctrlKey || event.metaKey) && event.key === '/';
      if (!asks && (event.key !== '?' || isWriting(event.target))) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      // Elsewhere the same key shows the keys of the whole product.
      event.stopPropagation();
      setIsOpen(true);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    <>
      <IconButton label={t(texts.keys)} icon={IconKeyboard} onClick={() => setIsOpen(true)} />
      {isOpen ? (
        <Dialog title={t(texts.keys)} closeLabel={t(texts.close)} onClose={() => setIsOpen(false)}>
          <div className={styles.sheet}>
            <Rows name={t(texts.onCanvas)} rows={keyMap.filter(({ where }) => where === 'canvas')} />
            <Rows name={t(texts.everywhere)} rows={keyMap.filter(({ where }) => where !== 'canvas')}>
              <h3>{t(texts.whileDragging)}</h3>
              <Pairs pairs={held} />
              <h3>{t(texts.ofText)}</h3>
              <Pairs pairs={textKeys} />
            </Rows>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  const { t } = useTexts();
  return (
    <dl>
      {pairs.map(([keys, what]) => (
        <div key={keys}>
          <dt>{t(what)}</dt>
          <dd>
            <Keys shortcut={shownKeys(keys)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ name, rows, children }: { name: string; rows: readonly KeyRow[]; children?: ReactNode }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <dl>
        {rows.map(({ action, message, keys }) => (
          <div key={action}>
            <dt>{t(message)}</dt>
            <dd>
              {/* Four arrows are one; a second way is for who knows it. */}
              <Keys shortcut={shownKeys(keys[0] ?? '')} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
