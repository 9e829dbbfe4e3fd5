import { uploadLimits } from '@app/contract/upload/limits.ts';
import { type MaterialKind, materialKinds } from '@app/contract/upload/states/kind.ts';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { FileButton } from '../../../components/file-button.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { UploadList } from '../../../components/upload-list.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useMaterials } from '../api.ts';
import { useAddFiles, useTyped } from '../hooks.ts';
import { libraryMessages as texts } from '../messages.ts';
import { type Material, materialsToChoose } from '../rules.ts';
import { libraryQueue } from '../store.ts';
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
      <SearchField
        label={t(texts.find)}
        maxLength={uploadLimits.search.max}
        value={typed}
        onChange={setTyped}
      />
      <FileButton
        label={t(texts.upload)}
        icon={<IconUpload size={18} stroke={1.6} />}
        accept={materialsToChoose(kind)}
        onFiles={add}
      />
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
