import type { MaterialKind } from '@app/contract/upload/states/kind.ts';
import { Dialog } from '../../../components/dialog.tsx';
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
import styles from './material-picker.module.css';
import { NoMaterials } from './no-materials.tsx';

const titles = { picture: texts.choosePicture, video: texts.chooseVideo, audio: texts.chooseSound };

type Props = {
  kind: MaterialKind;
  /** One of my files was chosen. The dialog stays until it is closed. */
  onChoose: (file: Material) => void;
  onClose: () => void;
};

/** Lets one of my pictures, videos or sounds be chosen; more can be brought right here. */
export function MaterialPicker({ kind, onChoose, onClose }: Props) {
  const { t } = useTexts();
  const { typed, setTyped, settled: find } = useTyped();
  const query = useMaterials({ kind, find, orderBy: 'createdAt', orderDir: 'desc' });
  const add = useAddFiles();
  const { panel } = useLibraryTexts();
  const title = t(titles[kind]);
  return (
    <Dialog title={title} closeLabel={t(texts.close)} onClose={onClose}>
      <div className={styles.tools}>
        <FindOrBring kind={kind} find={typed} onFind={setTyped} onFiles={add} />
      </div>
      <UploadList queue={libraryQueue} texts={panel} />
      <div className={styles.room}>
        <MaterialGrid
          query={query}
          kind={kind}
          find={find}
          label={title}
          onClear={() => setTyped('')}
          empty={<NoMaterials kind={kind} isLarge={false} onFiles={add} />}
          renderItem={(file) => (
            <MaterialCard
              file={file}
              pressLabel={t(texts.useNamed, { name: file.name })}
              onPress={() => onChoose(file)}
            />
          )}
        />
      </div>
    </Dialog>
  );
}
