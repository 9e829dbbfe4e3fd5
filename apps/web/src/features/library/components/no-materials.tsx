import type { MaterialKind } from '@app/contract/upload/states/kind.ts';
import { DropZone } from '../../../components/upload-box.tsx';
import { formatSize } from '../../../lib/format.ts';
import { useOwnRights } from '../../../lib/levels.ts';
import { useTexts } from '../../../lib/texts.ts';
import { libraryMessages as texts } from '../messages.ts';
import { materialsToChoose } from '../rules.ts';

const titles = { picture: texts.titleNoPictures, video: texts.titleNoVideos, audio: texts.titleNoSounds };

type Props = { kind: MaterialKind; isLarge: boolean; onFiles: (files: readonly File[]) => void };

/** Nothing of this kind yet: what may come, and how. */
export function NoMaterials({ kind, isLarge, onFiles }: Props) {
  const { t, language } = useTexts();
  const max = formatSize(useOwnRights().uploadBytes, language);
  const accept = materialsToChoose(kind);
  const types = accept.replaceAll('.', '').replaceAll(',', ', ');
  return (
    <DropZone
      isLarge={isLarge}
      texts={{ title: t(titles[kind]), hint: t(texts.noMaterials, { types, max }), choose: t(texts.choose) }}
      accept={accept}
      onFiles={onFiles}
    />
  );
}
