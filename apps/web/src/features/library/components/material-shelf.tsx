import { type MaterialKind, materialKinds } from '@app/contract/upload/states/kind.ts';
import { useState } from 'react';
import { UploadList } from '../../../components/upload-list.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useMaterials } from '../api.ts';
import { useAddFiles, useTyped } from '../hooks.ts';
import { libraryMessages as texts } from '../messages.ts';
import type { Material } from '../rules.ts';
import { libraryQueue } from '../store.ts';
import { FindOrBring } from './find-or-bring.tsx';
import { useLibraryTexts } from './library-table.tsx';
import { MaterialCard } from './material-card.tsx';
import { MaterialGrid } from './material-grid.tsx';
import styles from './material-shelf.module.css';
import { MaterialTabs } from './material-tools.tsx';
import { NoMaterials } from './no-materials.tsx';

/** My pictures, videos and sounds in a narrow column: pressed they are chosen, and they can be pulled to where they are wanted. */
export function MaterialShelf({ onChoose }: { onChoose: (file: Material) => void }) {
  const { t } = useTexts();
  const [kind, setKind] = useState<MaterialKind>(materialKinds[0]);
  const { typed, setTyped, settled: find } = useTyped();
  const query = useMaterials({ kind, find, orderBy: 'createdAt', orderDir: 'desc' });
  const add = useAddFiles();
  const { panel } = useLibraryTexts();
  return (
    <div className={styles.shelf}>
      <MaterialTabs kind={kind} onKind={setKind} />
      <FindOrBring kind={kind} find={typed} onFind={setTyped} onFiles={add} />
      <p className={styles.hint}>{t(texts.shelfHint)}</p>
      <UploadList queue={libraryQueue} texts={panel} />
      <MaterialGrid
        query={query}
        kind={kind}
        find={find}
        label={t(texts.kinds)}
        onClear={() => setTyped('')}
        empty={<NoMaterials kind={kind} isLarge={false} onFiles={add} />}
        renderItem={(file) => (
          <MaterialCard
            file={file}
            isDraggable
            pressLabel={t(texts.insertNamed, { name: file.name })}
            onPress={() => onChoose(file)}
          />
        )}
      />
    </div>
  );
}
