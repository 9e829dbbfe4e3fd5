import type { Upload } from '@app/contract/upload/schema.ts';
import { type MaterialKind, materialKinds } from '@app/contract/upload/states/kind.ts';
import { IconDots, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FileButton } from '../../../components/file-button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { PageDrop } from '../../../components/page-drop.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { UploadPanel } from '../../../components/upload-list.tsx';
import { contextZone, openMenuBelow } from '../../../lib/context-menu.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useMaterials } from '../api.ts';
import { useAddFiles, useMaterialView, useTyped } from '../hooks.ts';
import { libraryMessages as texts } from '../messages.ts';
import { materialsToChoose } from '../rules.ts';
import { libraryQueue } from '../store.ts';
import { fileActions } from './file-actions.ts';
import { FileDialogs, type FileWish } from './file-dialogs.tsx';
import { useLibraryTexts } from './library-table.tsx';
import { MaterialCard } from './material-card.tsx';
import { MaterialGrid } from './material-grid.tsx';
import gridStyles from './material-grid.module.css';
import { MaterialTools } from './material-tools.tsx';
import { NoMaterials } from './no-materials.tsx';
import { type Storage, StorageUse } from './storage-use.tsx';

const toChoose = materialKinds.map(materialsToChoose).join(',');

/** My pictures, videos and sounds: bring them, find them, look at and listen to them. */
export function MaterialLibrary({ title, storage }: { title: string; storage: Storage | undefined }) {
  const { t } = useTexts();
  const [view, setView] = useMaterialView();
  const { typed, setTyped, settled: find } = useTyped();
  const query = useMaterials({ ...view, find });
  const add = useAddFiles();
  const { panel } = useLibraryTexts();
  const [wish, setWish] = useState<FileWish>();
  return (
    <>
      <PageHeader title={title}>
        <StorageUse storage={storage} />
        <FileButton
          label={t(texts.upload)}
          icon={<IconUpload size={18} stroke={1.6} />}
          accept={toChoose}
          onFiles={add}
        />
      </PageHeader>
      <MaterialTools view={view} onView={setView} find={typed} onFind={setTyped} />
      <MaterialGrid
        query={query}
        kind={view.kind}
        find={find}
        label={title}
        onClear={() => setTyped('')}
        empty={<NoMaterials kind={view.kind} isLarge onFiles={add} />}
        renderItem={(file) => <Item file={file} kind={view.kind} onWish={setWish} />}
      />
      <PageDrop text={t(texts.titleDropNow)} onFiles={add} />
      <UploadPanel queue={libraryQueue} texts={panel} />
      <FileDialogs wish={wish} onClose={() => setWish(undefined)} />
    </>
  );
}

type ItemProps = { file: Upload; kind: MaterialKind; onWish: (wish: FileWish) => void };

function Item({ file, kind, onWish }: ItemProps) {
  const { t } = useTexts();
  const { name } = file;
  const entries = () => fileActions(file, onWish);
  return (
    <div ref={contextZone(entries)}>
      <MaterialCard
        file={file}
        pressLabel={t(texts.openNamed, { name })}
        onPress={() => onWish({ what: 'open', file })}
      >
        {kind === 'audio' ? <Player file={file} /> : null}
        <span className={gridStyles.menu}>
          <IconButton
            label={t(texts.menuOf, { name })}
            icon={IconDots}
            aria-haspopup="menu"
            onClick={(event) => openMenuBelow(event.currentTarget, entries(), event.detail === 0)}
          />
        </span>
      </MaterialCard>
    </div>
  );
}

/** A sound that is heard in its place; of two the one that began last. */
function Player({ file }: { file: Upload }) {
  const player = useRef<HTMLAudioElement>(null);
  return (
    // What people bring has no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio
      ref={player}
      controls
      preload="none"
      src={file.url}
      aria-label={file.name}
      onPlay={() => {
        for (const other of document.querySelectorAll('audio')) if (other !== player.current) other.pause();
      }}
    />
  );
}
