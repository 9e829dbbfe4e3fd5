import type { OutlineState } from '@app/contract/outline/schema.ts';
import { graphLimits } from '@app/contract/graph/limits.ts';
import { IconRefresh } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { newId } from '../../../../lib/new-id.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { SaveSign } from '../save-sign.tsx';
import type { Rows } from '../tree/rows.ts';
import { UndoButtons } from '../undo-buttons.tsx';
import { addTerm } from './edits.ts';
import type { GraphDesk } from './graph-desk.ts';
import { GraphPicture } from './graph-picture.tsx';
import styles from './graph.module.css';
import { graphTexts as texts } from './messages.ts';
import { TermList } from './term-list.tsx';
import { TermPanel } from './term-panel.tsx';

type Props = {
  desk: GraphDesk;
  rows: Rows;
  source: OutlineState['source'];
  onLine: (id: string) => void;
  onDraw: () => Promise<unknown>;
};

/** A picture needs room and a pointer. */
const narrow = '(max-width: 720px)';

/** The graph as a picture or a list, and the term that one looks at. */
export function GraphBoard({ desk, rows, source, onLine, onDraw }: Props) {
  const { t } = useTexts();
  const edited = useStore(desk.store);
  const { terms, relations } = edited;
  const [shape, setShape] = useState<'picture' | 'list'>(() =>
    window.matchMedia(narrow).matches ? 'list' : 'picture',
  );
  const [chosenId, setChosenId] = useState<string>();
  const [wanted, setWanted] = useState('');
  const chosen = terms.find(({ id }) => id === chosenId);
  const isFound = (name: string) => wanted !== '' && name.toLowerCase().includes(wanted.toLowerCase().trim());
  const found = terms.filter(({ name, variants }) => [name, ...variants].some(isFound)).map(({ id }) => id);
  const parts = { graph: { terms, relations }, chosenId: chosen?.id, found, onChoose: setChosenId };
  return (
    <div className={styles.view} onKeyDown={(event) => undoing(event, desk)}>
      <SaveSign state={edited.state} reason={edited.reason} onRetry={() => void desk.flush()} />
      <div className={styles.bar}>
        <SegmentedControl
          size="xs"
          aria-label={t(texts.show)}
          value={shape}
          onChange={(value) => setShape(value === 'list' ? 'list' : 'picture')}
          data={[
            { value: 'picture', label: t(texts.picture) },
            { value: 'list', label: t(texts.list) },
          ]}
        />
        <SearchField
          label={t(texts.find)}
          value={wanted}
          maxLength={graphLimits.name.max}
          onChange={(value) => {
            setWanted(value);
            const [first] = terms.filter(
              ({ name }) => value.trim() !== '' && name.toLowerCase().includes(value.toLowerCase().trim()),
            );
            if (first) setChosenId(first.id);
          }}
        />
        <NewTerm desk={desk} onAdded={setChosenId} />
        <BoardTools desk={desk} onDraw={onDraw} />
      </div>
      {wanted !== '' && found.length === 0 ? <p role="status">{t(texts.nothingFound)}</p> : null}
      {terms.length === 0 ? <p className={styles.hint}>{t(texts.empty)}</p> : null}
      <div className={styles.board} data-open={chosen !== undefined}>
        {shape === 'picture' ? <GraphPicture {...parts} /> : <TermList {...parts} />}
        {chosen ? (
          <TermPanel
            key={chosen.id}
            term={chosen}
            desk={desk}
            rows={rows}
            source={source}
            onLine={onLine}
            onTerm={setChosenId}
            onClose={() => setChosenId(undefined)}
          />
        ) : null}
      </div>
    </div>
  );
}

function undoing(event: KeyboardEvent, desk: GraphDesk): void {
  if (event.target instanceof HTMLInputElement || !(event.ctrlKey || event.metaKey)) return;
  const letter = event.key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && event.shiftKey)) desk.redo();
  else if (letter === 'z') desk.undo();
  else return;
  event.preventDefault();
}

function NewTerm({ desk, onAdded }: { desk: GraphDesk; onAdded: (id: string) => void }) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const add = () => {
    const id = newId();
    if (!desk.edit((graph) => addTerm(graph, id, name))) return;
    setName('');
    onAdded(id);
  };
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        aria-label={t(texts.newTerm)}
        placeholder={t(texts.newTerm)}
        maxLength={graphLimits.name.max}
        data-saves-itself
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" variant="default" size="xs" disabled={name.trim() === ''}>
        {t(texts.add)}
      </Button>
    </form>
  );
}

function BoardTools({ desk, onDraw }: Pick<Props, 'desk' | 'onDraw'>) {
  const { t } = useTexts();
  const { past, future } = useStore(desk.store);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div role="toolbar" aria-label={t(texts.tools)} className={styles.tools}>
      <UndoButtons past={past.length} future={future.length} onUndo={desk.undo} onRedo={desk.redo} />
      <IconButton label={t(texts.drawAgain)} icon={IconRefresh} onClick={() => setIsAsking(true)} />
      {isAsking ? (
        <ConfirmDialog
          danger
          title={t(texts.againTitle)}
          text={t(texts.againText)}
          confirmLabel={t(texts.drawAgain)}
          cancelLabel={t(texts.cancel)}
          closeLabel={t(texts.close)}
          onConfirm={async () => {
            await desk.flush();
            await onDraw();
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  );
}
