import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useHelperCount } from '../api.ts';
import { helperTexts as texts } from '../messages.ts';
import { dockPlace, freePlace, phonePlace, type Size, smallSize, tipFor } from '../rules.ts';
import { useHelper } from '../store.ts';
import { AssistantFace } from './assistant-face.tsx';
import styles from './assistant.module.css';
import { CountPill, useCountLabel } from './count-pill.tsx';
import { TipCard } from './tip-card.tsx';
import { useSurroundings } from './use-surroundings.ts';

type Props = { path: string; window: Size; onHelp: () => void };

/** On a phone: a button in the frame, or above its bar, that opens a sheet. */
export function PhoneAssistant({ path, window, onHelp }: Props) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { count, isLoading } = useHelperCount();
  const label = useCountLabel(count);
  const status = useHelper((state) => state.status);
  const { dock, buttons } = useSurroundings();
  const place = dock ? dockPlace(dock) : freePlace(phonePlace(window), smallSize, buttons, window);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.small}
        style={place}
        aria-label={label}
        aria-busy={isLoading}
        aria-haspopup="dialog"
        data-no-print
        onClick={() => setIsOpen(true)}
      >
        <AssistantFace isSpeaking={isOpen} />
        <CountPill count={count} />
      </button>
      {isOpen ? (
        <Dialog title={t(texts.name)} closeLabel={t(texts.close)} onClose={close}>
          <div className={styles.sheet}>
            <CountPill count={count} hasWords />
            <TipCard
              tip={tipFor(status, count, path)}
              onHelp={() => {
                close();
                onHelp();
              }}
              onDone={close}
            />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
